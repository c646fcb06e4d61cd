import { ChevronDown, Globe } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { menuItemClass } from "../../ui/menu-item-class.ts";
import { MenuSection } from "../../ui/menu-section.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { Row, Sample } from "./sample.tsx";

const LANGUAGES = ["English", "Español", "Français", "中文"];

export function OverlaysSection() {
  const [isOpen, setOpen] = useState(false);
  const [language, setLanguage] = useState("English");
  return (
    <Sample name="What floats">
      <Row>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Menu
          label={`Language: ${language}`}
          trigger={
            <>
              <Icon of={Globe} size={18} />
              {language}
              <Icon of={ChevronDown} size={16} />
            </>
          }
          triggerClassName={buttonClass("quiet")}
        >
          <MenuSection label="Language">
            {LANGUAGES.map((name) => (
              <MenuItem key={name} isChecked={name === language} onClick={() => setLanguage(name)}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection>
            <a href="#top" role="menuitem" tabIndex={-1} className={menuItemClass}>
              Cultural settings
            </a>
          </MenuSection>
        </Menu>
      </Row>
      <Row>
        <Button onClick={() => showToast({ title: "Audio stays in your browser" })}>
          Default toast
        </Button>
        <Button onClick={showSuccess}>Success toast</Button>
        <Button onClick={showFailure}>Destructive toast</Button>
      </Row>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Evaluate Leïla Benali"
        description="Scores run from 1 to 10."
        closeLabel="Close"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" onClick={showFailure}>
              Submit evaluation
            </Button>
          </>
        }
      >
        <Field label="Detailed feedback" counter="0 of 5,000">
          <TextArea rows={4} data-autofocus defaultValue="" />
        </Field>
      </Dialog>
    </Sample>
  );
}

function showSuccess() {
  showToast({
    variant: "success",
    title: "Evaluation Submitted",
    description: "Candidate evaluation has been submitted successfully!",
  });
}

function showFailure() {
  showToast({
    variant: "destructive",
    title: "Submission Failed",
    description: "Failed to submit evaluation. Please try again.",
    action: { label: "Try again", altText: "Submit the form again", onSelect: showSuccess },
  });
}
