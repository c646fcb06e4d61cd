/**
 * What people ask of an airline in words that its entry lacks. Left: words of a message, parted by "|"; right: words of the
 * entry that answer it.
 */
export const SAID_OF_AIRLINES: readonly (readonly [said: string, means: string])[] = [
  ["refused|refuse|rejected|failed|declined|turned|unsuccessful", "refusal refused rejected"],
  ["again|reapply|retry|wait", "again wait months refusal"],
  ["apply|applied|applying|application", "apply application applicants"],
  ["live|living|lives|commute|commuting|near|far|distance|drive", "minutes hour within"],
  ["house|flat|apartment|room|roommate|accommodation|rent", "accommodation flat shared furnished"],
  ["husband|wife|family|boyfriend|girlfriend|partner|kids|children", "family home people shared"],
  ["pay|paid|pays|money|salary|earn|wage|wages", "paid pay unpaid salary money"],
  ["cost|costs|fee|fees|charge|expensive|free", "fee cost costs unpaid paid"],
  ["commission|bonus|sales|sell|selling", "commission sales sell sold"],
  ["boarding", "boarding"],
  ["profit|profits", "profit"],
  ["planes|plane|aircraft|jets|types|boeing|airbus|fly", "aircraft fleet boeing airbus"],
  ["boss|chief|ceo|president|leads", "chief executive"],
  ["strike|union|unions|cancelled|cancellations|chaos", "strike union cancelled cancellations"],
  ["order|orders|new", "ordered orders new"],
  ["prize|award|awards|best", "award won"],
  ["hijab|headscarf|veil", "hijab headscarf veil"],
  ["alcohol|wine|drinks|dry", "alcohol dry"],
  ["notice|roster|standby|reserve", "standby reserve roster notice"],
  ["probation|trial", "probation"],
  ["promotion|promoted|career|senior|purser", "senior promotion purser move"],
  ["slogan|motto", "line slogan"],
  ["bag|bags|luggage", "bag bags"],
  ["experience|worked|job", "experience hospitality service"],
  ["driving|licence|license", "licence driving"],
  ["exam|exams|test|tests|fail", "exams tests exam test"],
  ["sim|swim|pool", "swim swimming pool"],
];
