import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { deviceName, passkeyObstacle } from "../model.ts";
import { useAddPasskey } from "../use-add-passkey.ts";
import { Failure } from "./failure.tsx";

/** Makes a passkey, or says why this browser or address cannot. */
export function AddPasskey() {
  const t = useT();
  const [label, setLabel] = useState(() => deviceName(navigator.userAgent) ?? "");
  const { add, isPending, outcome } = useAddPasskey(() =>
    showToast({
      variant: "success",
      title: t("account.passkeys.addedToast"),
      description: t("account.passkeys.addedToastText"),
    }),
  );
  const obstacle = passkeyObstacle({
    isSecure: window.isSecureContext,
    hostname: location.hostname,
    hasWebAuthn: typeof window.PublicKeyCredential === "function",
  });
  if (obstacle) return <p>{t(`account.passkeys.obstacle.${obstacle}`)}</p>;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void add(label.trim() || t("account.passkeys.nameDefault"));
  };
  return (
    <form onSubmit={handleSubmit} className="grid gap-3">
      <Field label={t("account.passkeys.name")} hint={t("account.passkeys.nameHint")}>
        <TextInput
          value={label}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" isPending={isPending}>
        <Icon of={KeyRound} size={18} />
        {t(isPending ? "account.passkeys.adding" : "account.passkeys.add")}
      </Button>
      {outcome?.isFault && <Failure>{outcome.words}</Failure>}
      <p role="status" className="text-ink-2 text-small empty:hidden">
        {outcome && !outcome.isFault && outcome.words}
      </p>
    </form>
  );
}
