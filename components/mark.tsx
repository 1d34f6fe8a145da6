/** Mayfly's mark, as in `public/icon/mark.svg`, in one colour. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M17.5 18C13 13.5 12.6 7 15.4 2.5c4.4 2.6 6.6 9 4.6 15.3z" />
      <path d="M21 18.2c0-5.200 2.600-9.200 6.600-10.900 1.200 4.200-.8 9.200-5 11.300z" opacity=".55" />
      <path
        d="M26.500 21.500c-1.600-2.400-4.500-3-7.500-2-4.400 1.500-7.700 3.800-9.500 7.500M9.500 27C6.800 25 4.600 22.200 3.500 18.500M9.500 27c-2.200-.6-4.600-2-6.500-3.800"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
      />
      <circle cx="26.800" cy="21.800" r="1.900" />
    </svg>
  );
}
