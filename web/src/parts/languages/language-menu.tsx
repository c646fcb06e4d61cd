import { ChevronDown, Globe } from "lucide-react";
import { memo } from "react";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { MenuSection } from "../../ui/menu-section.tsx";
import { chooseLanguage } from "./choose-language.ts";
import { Flag } from "./flag.tsx";
import { QuickLanguages } from "./quick-languages.tsx";

interface LanguageMenuProps {
  /** full: native and English name; compact: flag and code (specification 1, section 2). */
  variant: "full" | "compact";
  align?: "start" | "end";
}

/** The language selector in both its variants; closes after a choice. */
export const LanguageMenu = memo(function LanguageMenu({
  variant,
  align = "end",
}: LanguageMenuProps) {
  const t = useT();
  const code = useLanguage();
  const current = LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0];
  if (!current) return null;
  const label = t("shell.language.change", { language: current.nativeName });
  const shownCode = current.code.toUpperCase();
  return (
    <Menu
      // The name begins with what is seen, for those who speak to their device.
      label={variant === "full" ? label : `${shownCode}, ${label}`}
      align={align}
      triggerClassName={buttonClass("quiet", "normal", "font-medium text-ink-2")}
      trigger={
        variant === "full" ? (
          <>
            <Icon of={Globe} size={18} />
            <span lang={current.code}>{current.nativeName}</span>
            <Icon of={ChevronDown} size={16} />
          </>
        ) : (
          <>
            <Flag code={current.flag} />
            <span>{shownCode}</span>
          </>
        )
      }
    >
      {variant === "full" && (
        <MenuSection label={t("shell.language.quick")}>
          <QuickLanguages role="menuitemradio" />
        </MenuSection>
      )}
      <MenuSection label={t("shell.language.label")}>
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language.code}
            icon={variant === "compact" ? <Flag code={language.flag} /> : undefined}
            isChecked={language.code === code}
            onClick={() => chooseLanguage(language.code)}
          >
            {variant === "full" ? (
              <span className="flex items-baseline justify-between gap-6">
                <span lang={language.code}>{language.nativeName}</span>
                <span className="font-normal text-ink-2 text-small">{language.name}</span>
              </span>
            ) : (
              <span lang={language.code}>{language.nativeName}</span>
            )}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
});
