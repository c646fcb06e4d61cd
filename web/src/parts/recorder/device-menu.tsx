import { Settings2 } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import type { Devices } from "../../lib/media/use-devices.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { MenuSection } from "../../ui/menu-section.tsx";

interface DeviceMenuProps {
  devices: Devices;
  hasCamera: boolean;
  /** After a choice: an open preview is opened anew with it. */
  onChosen: () => void;
}

/** Which camera and microphone; absent where there is nothing to choose. */
export function DeviceMenu({ devices, hasCamera, onChosen }: DeviceMenuProps) {
  const t = useT();
  const { cameras, microphones, camera, microphone } = devices;
  const lists = [
    {
      kind: "camera" as const,
      all: hasCamera ? cameras : [],
      chosen: camera ?? cameras[0]?.id,
      choose: devices.chooseCamera,
    },
    {
      kind: "microphone" as const,
      all: microphones,
      chosen: microphone ?? microphones[0]?.id,
      choose: devices.chooseMicrophone,
    },
  ].filter(({ all }) => all.length > 0);
  if (!lists.some(({ all }) => all.length > 1)) return null;
  const label = t(hasCamera ? "recorder.devices.both" : "recorder.devices.microphone");
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <>
          <Icon of={Settings2} size={18} />
          <span className="max-tablet:sr-only">{label}</span>
        </>
      }
      triggerClassName={buttonClass("quiet", "normal", "text-ink-2 max-tablet:min-w-11")}
    >
      {lists.map(({ kind, all, chosen, choose }) => (
        <MenuSection key={kind} label={t(`recorder.devices.${kind}`)}>
          {all.map(({ id, label: name }, at) => (
            <MenuItem
              key={id}
              isChecked={id === chosen}
              onClick={() => {
                choose(id);
                onChosen();
              }}
            >
              {name || t("recorder.devices.unnamed", { number: at + 1 })}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}
