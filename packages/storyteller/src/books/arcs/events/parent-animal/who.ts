import type { Being } from '@storylantern/library';
import { kinWords } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import { beingNamed } from '../../../theme/entries.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

/** Words for becoming an animal, and what it is. */
export const INTO =
  /\b(?:turn(?:s|ed|ing)?|chang(?:e|es|ed|ing)|transform(?:s|ed)?) into an? (?:(?:real|big|little|giant|tiny|huge|green|purple|pink|talking) )?(?<what>\p{L}[\p{L}-]+(?: \p{L}+)?)|\b(?:wak(?:e|es|ing)|woke) up (?:one (?:day|morning) )?as an? (?:(?:real|big|little|giant|tiny) )?(?<woke>\p{L}[\p{L}-]+(?: \p{L}+)?)|\b(?:became|becomes) an? (?:(?:real|big|little|giant|tiny|talking) )?(?<became>\p{L}[\p{L}-]+(?: \p{L}+)?)|\b(?:was|is) an? (?<day>\p{L}[\p{L}-]+) for (?:a|the|one) day/iu;

const KIN = new RegExp(
  String.raw`\b(?:my |our |the |\p{Lu}\p{L}+['’]s )?(?<tie>big |little |baby |older |younger |twin |best )?(?<kin>${kinWords.join('|')}|brother|sister|cousin|friend|teacher|head ?teacher)\b`,
  'iu',
);

/** What somebody becomes in a theme: an animal, or a creature of a story; else null. */
export function becomes(raw: string): Being | null {
  const groups = INTO.exec(raw)?.groups;
  const said = Object.values(groups ?? {})
    .find((each) => each !== undefined)
    ?.toLowerCase();
  if (said === undefined) return null;
  const being = beingNamed(said) ?? beingNamed(said.split(' ')[0] ?? said);
  return being && /^(?:pet|farm|wild|bird|insect|magic)$/.test(being.isa) ? being : null;
}

/** Who becomes it, as the theme says it before the change: "dad", "little brother"; null when that is nobody of ours. */
export function turnedKin(raw: string): { readonly tie: string; readonly kin: string } | null {
  const before = raw.slice(0, INTO.exec(raw)?.index ?? 0);
  const { tie = '', kin } = KIN.exec(before)?.groups ?? {};
  return kin === undefined ? null : { tie: tie.toLowerCase(), kin: kin.toLowerCase() };
}

/** The figure of whoever is turned. */
export function turned(going: Going): Figure {
  const { G, K, company, raw } = going;
  const { tie, kin } = turnedKin(raw) ?? { tie: '', kin: 'dad' };
  if (kin === G.name.toLowerCase()) return G;
  if (/teacher/.test(kin)) return { ...company.person('Mr Chalk', 'teacher'), introduced: 'Mr Chalk the teacher' };
  if (/^(?:brother|sister|cousin|friend)$/.test(kin)) {
    const [known] = company.alsoThere;
    return known && known.id !== K.id ? known : childOfFamily(going, `${tie}${kin}`, null);
  }
  const name = kin.charAt(0).toUpperCase() + kin.slice(1);
  return company.person(
    name,
    /gran|nan|oma/.test(kin) ? 'grandparent' : /dad|papa|father|uncle/.test(kin) ? 'other-parent' : 'parent',
  );
}
