import type { Page } from "@playwright/test";

/** Playwright's own words, where the configuration keeps service workers out. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** The software renderer's remark on how a picture of its canvas reaches the screen: how often depends on the machine. */
const DRIVER_REMARK = /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance,/;

/**
 * Notes what no page may do: ask a third party, break the Content-Security-Policy, log an error, throw.
 * Call it before the first page is opened; read the list at the end of the story.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction("noteViolation", (words: string) => faults.push(`policy: ${words}`));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (words: string) => void };
      noteViolation(`${violatedDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = hostname === "localhost" || ["data:", "blob:"].includes(protocol);
    if (!isOurs) faults.push(`third party: ${request.url()}`);
  });
  page.on("console", (message) => {
    const text = message.text();
    if (text === WORKER_BLOCKED || DRIVER_REMARK.test(text)) return;
    if (message.type() === "error" || message.type() === "warning")
      faults.push(`${message.type()}: ${text} on ${page.url()}`);
  });
  page.on("pageerror", (error) => faults.push(`thrown: ${error.message} on ${page.url()}`));
  return faults;
}
