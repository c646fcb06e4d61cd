import { errorOf } from "./api.ts";
import { OfflineError } from "./api-error.ts";

interface UploadOptions {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file as multipart form data under `file`; resolves to the JSON of the answer. */
export function uploadFile<T>(path: string, file: File, options: UploadOptions): Promise<T> {
  const form = new FormData();
  form.append("file", file);
  return uploadForm<T>(path, form, options);
}

/**
 * Sends multipart form data, its fields in their order; resolves to the JSON of the answer. Throws as
 * `call` does. `fetch` cannot tell how much of a body has left, so this is the older way.
 */
export function uploadForm<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.withCredentials = true;
    request.setRequestHeader("accept-language", document.documentElement.lang);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total);
    });
    request.addEventListener("error", () => reject(new OfflineError(undefined)));
    request.addEventListener("abort", () => reject(new DOMException("Stopped", "AbortError")));
    request.addEventListener("load", () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as T);
      const headers = new Headers();
      for (const name of ["content-type", "retry-after"]) {
        const value = request.getResponseHeader(name);
        if (value) headers.set(name, value);
      }
      errorOf(new Response(responseText, { status, statusText, headers })).then(reject, reject);
    });
    options.signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
