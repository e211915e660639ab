import type { SettingName } from '@storylantern/contract';
import type { Parts } from './parts.ts';

/** How somebody who sits up late is found, and where. */
interface Late {
  readonly tired: string;
  readonly dark: string;
  readonly night: SettingName;
  readonly outside: SettingName;
}

/** Whoever says that it was the last time sits up late: at home, next door, or behind the desk of a library. */
export function late({ s, k, S, home, isIndoors }: Parts): Late {
  const night = S.id !== 'grown-up' && home === 'library' ? 'library' : 'kitchen';
  const where = { night, outside: isIndoors ? home : 'garden' } as const;
  if (S.id === 'grown-up')
    return {
      ...where,
      tired: `That evening ${k} came in for a glass of water. There sat ${s} at the table, in the dark.`,
      dark: `On Sunday night ${k} could not sleep, and came down as far as the fourth stair. There was a light.`,
    };
  if (home === 'library')
    return {
      ...where,
      tired: `That evening ${k} was the last to leave. There sat ${s} at the desk, in the dark.`,
      dark: `On Sunday evening ${k} came back for a scarf, and stopped at the door. There was a light.`,
    };
  return {
    ...where,
    tired: `That evening ${k} went round with a dish. There sat ${s} at the table, in the dark.`,
    dark: `On Sunday night ${k} could not sleep, and went out to sit on the step. There was a light next door.`,
  };
}
