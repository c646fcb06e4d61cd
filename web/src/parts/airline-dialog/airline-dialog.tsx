export function AirlineDialog(_props: { isOpen: boolean; onClose: () => void }) {
  return null;
}
