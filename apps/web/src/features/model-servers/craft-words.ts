import type { ModelCraft, ModelServer } from '@storylantern/contract';

/** One craft as the page of model servers speaks of it. */
export interface CraftWords {
  readonly heading: string;
  /** The prefix of its lines in the environment. */
  readonly prefix: 'TEXT' | 'IMAGE' | 'SPEECH';
  /** What it makes, and who makes it when nobody else is configured. */
  readonly usual: string;
  /** What is sent with every call, names or not. */
  readonly sent: readonly string[];
  /** What names being sent, or withheld, means for this craft. */
  readonly withNames: string;
  readonly withoutNames: string;
}

export const CRAFTS: Readonly<Record<ModelCraft, CraftWords>> = {
  text: {
    heading: 'Words',
    prefix: 'TEXT',
    usual:
      'Stories, picture books, adventures, the words of songs and the answers of Lumi are written on this computer.',
    sent: [
      'what you wrote in the form, or asked Lumi, with the last of the talk before it',
      'how old the child is, and whether it is about a girl or a boy when you said so',
      'what you wrote down about a child that the piece is about, and which of your children are to be in it',
      'the story itself, when you ask for another ending of it, or for it to be told another way',
      'what is known of the subject: for Lumi a page of guidance, for an adventure its facts',
    ],
    withNames:
      'Names and places are sent as you wrote them, and the titles of earlier stories, so that none is told twice.',
    withoutNames:
      'Names of people, pets, schools and places, addresses, telephone numbers and dates stay here: others stand in for them, and your names are put back on this computer. They are found by rules, so a very unusual one may be missed.',
  },
  picture: {
    heading: 'Pictures',
    prefix: 'IMAGE',
    usual: 'Every picture is drawn on this computer.',
    sent: [
      'what a page shows: the place, who is there and what they do',
      'how the child looks: hair, skin, eyes, glasses, hearing aid, wheelchair, clothes, and about how old',
    ],
    withNames: 'No name is ever part of what is sent.',
    withoutNames: 'No name is ever part of what is sent.',
  },
  voice: {
    heading: 'Voice',
    prefix: 'SPEECH',
    usual: 'Stories are read aloud by the voice on this computer. Songs always are.',
    sent: ['the text that is read aloud, word for word, with names said as you spelled them'],
    withNames: "Your child's name is part of that text.",
    withoutNames:
      'A voice must say the names, and names stay here: whatever was made from your own words, or for your child, is read by the voice on this computer. The server only reads stories in which nobody of your family is.',
  },
};

/** Where what is sent goes, in a sentence. */
export const whereTo = ({ host, onThisMachine }: ModelServer): string =>
  onThisMachine
    ? `The server at ${host} is on this computer. What it is sent stays here, unless that server hands it on to another one.`
    : `This leaves the computer and goes to ${host}. What is kept there is for that server to say.`;

/** How today went: "12 of 400 calls today, 1 of them failed." */
export const todayInWords = ({ callsToday, callsPerDay, failedToday }: ModelServer): string =>
  `${callsToday} of ${callsPerDay} calls today${failedToday > 0 ? `, ${failedToday} of them failed` : ''}.`;

/** What bounds a single call: "At most 2 at once, each for 90 seconds at most." */
export const boundsInWords = ({ callsAtOnce, seconds }: ModelServer): string =>
  `At most ${callsAtOnce} at once, each for ${seconds} seconds at most.`;
