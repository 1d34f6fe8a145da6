/**
 * Copies a text from within a page, without touching the page. Browsers allow it while the page has the focus, or shortly after
 * the user has done something in it.
 * @returns whether the browser did it
 */
export async function copyFromPage(document: Document, text: string): Promise<boolean> {
  let isCopied = false;
  const listen = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', listen, true);
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', listen, true);
  if (isDone && isCopied) return true;
  // Without a fresh click of the user it would ask them, in the name of the site.
  if (!navigator.userActivation?.isActive) return false;
  // Pages that are not served securely have no such clipboard.
  return (
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  );
}
