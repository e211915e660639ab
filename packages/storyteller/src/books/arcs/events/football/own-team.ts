import { kinWords } from '../../../../facts/kin.ts';
import type { BeatPage, Figure, Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { EventPlot, Going } from '../event.ts';

const NAME = String.raw`(\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|FC))*)`;
const TEAM = new RegExp(
  String.raw`\b(?:plays?(?: \p{L}+){0,4} (?:for|with|in)|team(?: is| are)?(?: called)?|in) (?:the )?${NAME}`,
  'u',
);
const COACH = /\b((?:Coach|Mr|Mrs|Ms|Miss) \p{Lu}\p{L}+)(?: is (?:the|his|her|their|my|our) coach)?/u;

const KIN = `(?:${kinWords.join('|')})`;
const KIN_COACHES = new RegExp(
  String.raw`\b(${KIN}) (?:is|as|coaches|who coaches)\b[^.,;]*\b(?:coach\w*|the team|them|us)\b|\bcoach(?: is|,| who is)? (?:also )?(?:(?:her|his|my|their|our) )?(${KIN})\b`,
  'iu',
);
/** "Dev" of "Uncle Dev", after the word for a relative. */
const FIRST_NAME = /^ (\p{Lu}\p{Ll}+)/u;

/** Who trains the team, as the details say; else null. */
export function coachNamed({ G, company }: Pick<Going, 'G' | 'company'>): Figure | null {
  const { details } = company;
  const titled = /\bcoach/i.test(details) ? COACH.exec(details)?.[1] : undefined;
  const kin = KIN_COACHES.exec(details);
  const word = kin?.[1] ?? kin?.[2];
  const first = kin?.[2] === undefined ? undefined : FIRST_NAME.exec(details.slice(kin.index + kin[0].length))?.[1];
  const relative = word === undefined ? undefined : cap(word.toLowerCase());
  const said = titled ?? (relative !== undefined && first !== undefined ? `${relative} ${first}` : relative);
  return said === undefined ? null : said === G.name ? G : company.person(said, 'coach');
}

/** The team that a theme or its details name: "Tigers" of "plays left back for the Tigers"; null where they name none. */
export function teamNamed({ K, company: { details, theme } }: Pick<Going, 'K' | 'company'>): string | null {
  const found = TEAM.exec(details === '' ? theme.raw : `${details}. ${theme.raw}`)?.[1];
  return found === undefined || found === K.name ? null : found;
}

/** The team as a sentence has it: "the Tigers", "Rovers", "Hillside FC". */
export const theTeam = (name: string): string => (name.endsWith('s') && name !== 'Rovers' ? `the ${name}` : name);

const isRed = (name: string): boolean => /\breds?\b/i.test(name);

/** "The Greens" of our plots under the family's own name for them; and the Reds are Blues where that is red already. */
function withTeam(told: Told, name: string): Told {
  const ours = theTeam(name);
  const others = isRed(name) ? 'Blue' : 'Red';
  const say = (text: string): string =>
    text
      .replace(/\bReds\b/g, `${others}s`)
      .replace(/\b[Tt]he Greens\b/g, (found) => (found.startsWith('T') ? cap(ours) : ours))
      .replace(/\bGreens\b/g, name)
      .replace(/\ba Green\b/g, `one of ${ours}`);
  const page = ({ text, scene }: BeatPage): BeatPage => ({
    text: typeof text === 'string' ? say(text) : text.map(say),
    scene,
  });
  return { ...told, pages: told.pages.map(page) };
}

/** A plot with the coach and the team of the details in it, where they name any. */
export function ofOwnTeam(plot: EventPlot): EventPlot {
  const tell =
    (telling: 'young' | 'middle' | 'old') =>
    (going: Going): Told => {
      const coach = going.G.name === 'the grown-up' ? coachNamed(going) : null;
      const told = plot[telling](coach ? { ...going, G: coach, g: coach.name, Gcap: cap(coach.name) } : going);
      const team = teamNamed(going);
      return team === null ? told : withTeam(told, team);
    };
  return { ...plot, young: tell('young'), middle: tell('middle'), old: tell('old') };
}
