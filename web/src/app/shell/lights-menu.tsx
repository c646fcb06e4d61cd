import { Monitor, Moon, Sun, SunMoon } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { changeTheme, THEMES, useTheme } from "../../lib/theme.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";

const ICONS = { system: Monitor, light: Sun, night: Moon } as const;

/** The cabin lights: as the device, light or night. */
export function LightsMenu({ isLabelShown = false }: { isLabelShown?: boolean }) {
  const t = useT();
  const theme = useTheme();
  return (
    <Menu
      label={t("shell.lights.label")}
      triggerClassName={buttonClass("quiet", "normal", "font-medium text-ink-2 text-small")}
      trigger={
        <>
          <Icon of={SunMoon} size={18} />
          <span className={isLabelShown ? undefined : "max-desktop:hidden"}>
            {t("shell.lights.label")}
          </span>
        </>
      }
    >
      {THEMES.map((option) => (
        <MenuItem
          key={option}
          icon={<Icon of={ICONS[option]} size={18} />}
          isChecked={option === theme}
          onClick={() => changeTheme(option)}
        >
          {t(`shell.lights.${option}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
