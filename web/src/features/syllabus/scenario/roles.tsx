/** Who is there, each with the place where they stand. */
export function Roles({ roles }: { roles: readonly string[] }) {
  return (
    <ul lang="en" dir="ltr" className="mt-2 grid gap-1.5">
      {roles.map((role) => {
        const [, name, rest] = /^([^:]+): (.+)$/s.exec(role) ?? [null, "", role];
        return (
          <li key={role} className="text-label">
            <span className="font-semibold">{name}</span>
            {name && ": "}
            {rest}
          </li>
        );
      })}
    </ul>
  );
}
