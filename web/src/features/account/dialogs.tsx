export type AccountDialog = "settings" | "passkeys" | "download" | "privacy" | "delete" | "sign-out";
export function AccountDialogs(_props: { open: AccountDialog | null; onClose: () => void }) {
  return null;
}
