/** The domain that a sender writes from, as written; undefined where no address is in it. */
export function senderDomain(from: string | undefined): string | undefined {
  return /@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)[\s>)"']*$/u.exec((from ?? '').slice(-300))?.[1];
}
