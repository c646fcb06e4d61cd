import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { CertificatePage } from "./certificates/certificate-page.tsx";
import { CheckForm } from "./certificates/check-form.tsx";
import { GroupView } from "./components/group-view.tsx";
import { JoinForm } from "./components/join-form.tsx";
import { JoinPanel } from "./components/join-panel.tsx";
import { JoinedGroups } from "./components/joined-groups.tsx";
import { LedGroups } from "./components/led-groups.tsx";
import { SetEditor } from "./sets/editor.tsx";
import { SetPractice } from "./sets/practice.tsx";
import { SetsPanel } from "./sets/sets-panel.tsx";

/**
 * Groups of trainers and of their members: all of them, one to lead by `?group`, one to join by `?join`; trainers' own sets,
 * one to write by `?set`, one to practise by `?practise`; a certificate by the number in `?certificate`.
 */
export default function TrainerDashboardPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const isTrainer = useAccount().record.profile === "trainer";
  const code = params.get("join");
  const groupId = params.get("group");
  const [setId, practised] = [params.get("set"), params.get("practise")];
  const number = params.get("certificate");
  const goHome = () => setParams({});

  if (groupId) return <GroupView key={groupId} id={groupId} onClose={goHome} />;
  if (setId) return <SetEditor key={setId} id={setId} onClose={goHome} />;
  if (number) return <CertificatePage key={number} number={number} />;
  if (practised) return <SetPractice key={practised} id={practised} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">
          {t(isTrainer ? "features.trainer.title" : "trainer.joined.yours")}
        </h1>
        <p className="mt-2 max-w-[58ch] text-ink-2">
          {t(isTrainer ? "trainer.lede" : "trainer.ledeMember")}
        </p>
      </header>
      {code ? (
        <JoinPanel key={code} code={code} onClose={goHome} />
      ) : (
        <>
          {isTrainer && <LedGroups />}
          {isTrainer && <SetsPanel />}
          <JoinedGroups>
            <JoinForm onCode={(typed) => setParams({ join: typed })} />
            <CheckForm onNumber={(typed) => setParams({ certificate: typed })} />
          </JoinedGroups>
        </>
      )}
    </div>
  );
}
