type NoCurrentAddressProps = {
  /** some of the addresses live on, at a service that is not connected now */
  areElsewhere: boolean;
};

/** Seen in place of the address where mail is kept, but no more can come. */
export function NoCurrentAddress({ areElsewhere }: NoCurrentAddressProps) {
  return (
    <p class="soft">
      {areElsewhere
        ? 'Your addresses belong to a service that is not connected now. Their mail stays here until you delete it.'
        : 'Your addresses have expired. Their mail stays here until you delete it.'}
    </p>
  );
}
