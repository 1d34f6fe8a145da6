/** Called on the way with how much has come; `totalBytes` is absent where the service did not say. */
export type OnBytes = (loadedBytes: number, totalBytes?: number) => void;

/** Often enough to be seen moving, seldom enough to cost nothing. */
const STEP_BYTES = 256 * 1024;

/** An answer's whole body, its progress reported every 256 kB. */
export async function readBlob(response: Response, onBytes?: OnBytes): Promise<Blob> {
  if (!onBytes || !response.body) return response.blob();
  // A packed answer is longer than its length says.
  const length = response.headers.has('Content-Encoding') ? undefined : response.headers.get('Content-Length');
  const totalBytes = Number(length) || undefined;
  let loadedBytes = 0;
  let reportedBytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      loadedBytes += chunk.length;
      if (loadedBytes - reportedBytes >= STEP_BYTES) {
        reportedBytes = loadedBytes;
        onBytes(loadedBytes, totalBytes);
      }
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers }).blob();
}
