/** The browser's older way to send, as far as `web/src/lib/upload.ts` uses it, with a test in the server's place. */
export class FakeUpload extends EventTarget {
  static latest: FakeUpload;
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  statusText = "";
  responseText = "";
  isAborted = false;
  form = new FormData();
  private retryAfter: string | null = null;

  open() {
    FakeUpload.latest = this;
  }
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === "retry-after" ? this.retryAfter : "application/problem+json";
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  /** So much of the file has left. */
  sent(share: number) {
    const progress = { lengthComputable: true, loaded: share, total: 1 };
    this.upload.dispatchEvent(Object.assign(new Event("progress"), progress));
  }
  answer(status: number, body: unknown, retryAfterSeconds: number | null = null) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.retryAfter = retryAfterSeconds === null ? null : String(retryAfterSeconds);
    this.dispatchEvent(new Event("load"));
  }
}
