import { sameKin } from '../../facts/kin.ts';

/** Grown-ups of a family as they are drawn: two of each age, who never look alike. */
type KinRole = 'grandparent' | 'other-grandparent' | 'parent' | 'other-parent';

const ROLES: readonly (readonly [RegExp, KinRole])[] = [
  [/^(?:great[- ])?(?:grandpa|grand?-?dad|grandfather|grampa|gramps|opa|abuel(?:o|ito)|nonno|pop-pop|grandpop|opi|pappou|papou|papaw|dadu|zayde|dziadek|morfar|farfar)/i, 'other-grandparent'],
  [/^(?:great[- ])?(?:grand|gran|nan|oma|omi|abuel|nonn|babush|gram|dadi|yiayia|bubbe|babcia|mormor|farmor|halmoni|savta|mamaw|papp)/i, 'grandparent'],
  [/^(?:dad|papa|father|baba|papi|uncle|stepdad)/i, 'other-parent'],
  [/^(?:mum|mom|mama|mam|mother|maman|mami|aunt|tante|step)/i, 'parent'],
]; // prettier-ignore

/** How somebody is drawn, by what the child calls them; undefined where the word is no grown-up of a family. */
export const knownKinRole = (name: string): KinRole | undefined => {
  const word = name.split(' ')[0]?.toLowerCase() ?? '';
  // Whatever a family calls them, "Nain" and "Popo" are who everybody's Grandma is.
  return [name, sameKin(word)[0] ?? name].flatMap((each) => ROLES.find(([said]) => said.test(each))?.[1] ?? [])[0];
};

/** The same, and whoever is not known as a parent: "Dad", "Grandma", "the grown-up". */
export const kinRole = (name: string): KinRole => knownKinRole(name) ?? 'parent';

const OTHER: Readonly<Record<KinRole, KinRole>> = {
  parent: 'other-parent',
  'other-parent': 'parent',
  grandparent: 'other-grandparent',
  'other-grandparent': 'grandparent',
};

/** The same beside others of the family: Dad and Daddy are two, and each has a look of their own. */
export function kinRoleBeside(name: string, others: readonly string[]): KinRole {
  const own = kinRole(name);
  return others.some((each) => kinRole(each) === own) ? OTHER[own] : own;
}
