import { useT } from "../../../i18n/i18n.ts";
import { changeTheme, THEMES, useTheme } from "../../../lib/theme.ts";
import { Segmented } from "../../../ui/segmented.tsx";

/** The cabin lights of this device; nothing to save. */
export function ThemeChoice() {
  const t = useT();
  const theme = useTheme();
  return (
    <div>
      <p aria-hidden className="font-semibold text-label">
        {t("account.settings.theme")}
      </p>
      <p className="mt-0.5 mb-2 text-ink-2 text-small">{t("account.settings.themeText")}</p>
      <Segmented
        label={t("account.settings.theme")}
        options={THEMES.map((value) => ({ value, label: t(`shell.lights.${value}`) }))}
        value={theme}
        onChange={changeTheme}
      />
    </div>
  );
}
