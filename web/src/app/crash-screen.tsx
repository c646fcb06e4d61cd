import { Component, type ReactNode } from "react";
import { t } from "../i18n/i18n.ts";
import { buttonClass } from "../ui/button-class.ts";

/** Last resort for a bug in rendering: says so, and offers the reload. Drafts are on the disk already. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-screen max-w-[34rem] content-center gap-4 p-6">
        <h1 className="text-h1">{t("shell.crashed.title")}</h1>
        <p className="text-ink-2">{t("shell.crashed.text")}</p>
        <p>
          <button
            type="button"
            className={buttonClass("primary")}
            onClick={() => location.reload()}
          >
            {t("shell.crashed.action")}
          </button>
        </p>
      </main>
    );
  }
}
