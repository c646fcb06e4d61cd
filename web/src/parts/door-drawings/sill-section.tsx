/** The sill cut through: cabin and floor on the left, the world on the right. Door and slide are drawn over it. */
export function SillSection({ floorAt }: { floorAt: number }) {
  return (
    <>
      <path d="M0 0h360v300H0z" fill="var(--sky-2)" />
      <circle cx="318" cy="52" r="26" fill="var(--sun)" opacity=".3" />
      <circle cx="318" cy="52" r="12" fill="var(--sun)" opacity=".9" />
      <path d={`M0 0h196v${floorAt}H0z`} fill="var(--d-wall)" />
      <path d={`M0 ${floorAt}h214v16H0z`} fill="var(--d-floor)" />
      <path d={`M0 ${floorAt}h214`} stroke="var(--d-line)" strokeWidth="3" />
      <path
        d={`M0 ${floorAt + 16}h206c4 30-10 62-40 ${284 - floorAt}H0z`}
        fill="var(--p-fus)"
        stroke="var(--p-line)"
        strokeWidth="2"
      />
      <path
        d={`M20 ${floorAt + 16}v26M90 ${floorAt + 16}v26M160 ${floorAt + 16}v26`}
        stroke="var(--p-line)"
        strokeWidth="5"
      />
    </>
  );
}
