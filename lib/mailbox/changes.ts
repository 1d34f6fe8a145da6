let announce = () => {};

/** Says who hears of every change of the mailbox that this script makes. Each script that writes into it calls this once. */
export function announceChangesBy(call: () => void): void {
  announce = call;
}

/** Called by the writer once a change is on disk. */
export function announceChange(): void {
  announce();
}
