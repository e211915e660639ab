import { said, type NamedScene } from '../../scene.ts';

const GRAND = String.raw`(?:grand(?:ma|mother|dad|father|pa|parents?)|gran(?:ny|ddad|ny)?|nan(?:na|a|ny|i)?|abuel[ao]|oma|opa|dadi|dada|nani|babc[ia]a?|nonn[ao]|bubbe|teta|jaddah?|papa|pops)`;

/** The same person as a parent calls them. */
const BY_MARRIAGE = String.raw`(?:(?:mother|father)[- ]in[- ]law|(?:husband|wife|partner)['’]s (?:mother|father|mum|mom|dad)|my (?:mother|father|mum|mom|dad)(?! and\b))`;

/** A grandparent who comes to live with a family, with a chair, a room and habits. */
export const grandparentComesToLive: NamedScene = {
  id: 'grandcomes',
  image: 'an armchair that has come from another home',
  cue: said(
    String.raw`\b${GRAND}\b[^.!?]{0,40}\b(?:(?:coming|come|moving|moved|move|moves) (?:in|to live|to stay for good|into)|liv(?:e|es|ing) with us|(?:will|going to) live)\b|\b(?:${GRAND}|${BY_MARRIAGE})[^.!?]{0,60}\b(?:coming|come|comes|moving|moved|moves?)(?: over)? (?:in\b|to (?:live|stay|us)\b)|\b(?:${GRAND}|${BY_MARRIAGE})[^.!?]{0,40}\b(?:can['’]?t|cannot|can no longer|not able to) (?:live|manage|cope) (?:alone|by|on)\b`,
    String.raw`\b(?:dementia|alzheimer\w*|forget\w*|snor\w*|shout\w*|loud\w*|nois\w*|scared (?:of|when)|oxygen|telly|grumpy|strict|smells?|for (?:christmas|easter|the weekend|a week|two weeks)|for (?:a few|the) \w+|the holidays|over christmas|died|we(?:'re| are) (?:moving|going))\b`,
  ),
  decides: true,
  titles: { young: 'An Armchair Moves In', older: 'The Armchair From Another Home' },
  roles: {
    grand: {
      fallback: { text: 'a grandparent' },
      cues: [
        {
          match: new RegExp(String.raw`\b(${GRAND})\b(?!['’]s)`, 'i'),
          phrase: { text: '$' },
        },
        {
          match:
            /\bmother[- ]in[- ]law\b|(?:husband|wife|partner)['’]s (?:mother|mum|mom)\b|\bmy (?:mother|mum|mom)\b/i,
          phrase: { text: '{his} grandmother', gender: 'f' },
        },
        {
          match: /\bfather[- ]in[- ]law\b|(?:husband|wife|partner)['’]s (?:father|dad)\b|\bmy (?:father|dad)\b/i,
          phrase: { text: '{his} grandfather', gender: 'm' },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<grandcomes> Bump! A big chair joins the family. {Name} can look. {grand} comes, too. This is home for two more.
      P<grandcomes> A new home is odd for big ones.
      Q<grandcomes> With the chair here, {Name} may feel ____.
      H<grandcomes> {helper} can show who sleeps where.
      T<grandcomes> {he} can wave at the chair.
      T<grandcomes> {he} can show a toy.
      C<grandcomes> {he} can say, "Your chair, my chair."
      A<grandcomes> The big chair is here. {grand} is in it. {Name is} here, too. It is one family.
    `,
    '4-5': `
      D<grandcomes> {grand} is coming to live with the family. Living alone can get too hard. So {Name} may see that a bed and an armchair come along. Some rooms may get new people in them. It is a lot when a home gets fuller.
      P<grandcomes> {grand} leaves a home, too. It had a window, and a spot for the cup. That can be sad, even if it is good to come.
      Q<grandcomes> When things are carried in, {Name} may feel ____.
      H<grandcomes> {helper} can ask before a toy is moved.
      H<grandcomes> {helper} can keep some time for two, as before.
      T<grandcomes> {he} can choose where the bed and the toys will go now.
      T<grandcomes> {he} can show {grand} where the cups are.
      C<grandcomes> {he} can say, "Here is your spot. Here is mine."
      A<grandcomes> The armchair stands by the window. The cup has found a spot, too. Some days it is nice, and some days it is full. {Name has} a bed here, and a place in this family.
    `,
    '6-7': `
      D<grandcomes> {grand} is joining the family at home. Perhaps an armchair from somewhere else comes along. {Name} may be glad about it and still mind that it gets fuller. Both are true. Living alone can get too hard, and families look after each other. Who sits where, and who decides what, is new for all of them. It may be asked.
      P<grandcomes> {grand} had a front door and a kitchen for many years. Now somebody else decides when supper is. Not everyone who moves in wanted to move.
      P<grandcomes> Grown-ups are busy with beds and papers just then. They may forget to ask about a shelf. They can still be told.
      Q<grandcomes> When the table is full, {Name} may feel ____. It can be two words.
      H<grandcomes> {helper} can draw a plan of the rooms, and ask {him} first. 
      H<grandcomes> {helper} can find one shelf that is {his} alone.
      H<grandcomes> {helper} can say who decides what. ~ It helps to know whose rules count when.
      T<grandcomes> {he} can ask {grand} about one of the old things.
      T<grandcomes> {he} can say when it is too full, and go to a quiet corner.
      C<grandcomes> {he} can think, "It is fuller, and I still have my place."
      A<grandcomes> The armchair has a corner by now. Some evenings there is a story in it from long ago. Sharing is hard on some days, and that may be said. In this family there is a place for each of them.
    `,
    '8-10': `
      D<grandcomes> {grand} is joining the family at home, as grandparents do when living alone becomes too hard. An armchair may come along, and a radio, and habits of many years. {Name} may be asked to give up a room, or half of one. It is a generous thing to do. It is also a loss, and nobody needs to pretend that it is nothing.
      P<grandcomes> {grand} has given up a street, a front door and the right to have supper at five. People who have lost all that at once can be silent, or fussy about a cup.
      P<grandcomes> The parents are in the middle. They are somebody's children, too, and tired.
      Q<grandcomes> With the beds in new places, {Name} might feel ____. It may be one thing at noon and another at night.
      H<grandcomes> {helper} can talk through the rooms before anything is carried, and write down what was agreed.
      H<grandcomes> {helper} can say who decides what, and who may tell whom off. ~ Many quarrels are about a job that nobody described.
      H<grandcomes> {helper} can guard an hour a week for the two of them. 
      T<grandcomes> {he} can name what {he needs}: a shelf, a curtain, an hour with the door shut.
      T<grandcomes> {he} can ask {grand} one question a day about the time before. ~ Some of the answers are surprising.
      C<grandcomes> {he} can think, "Less room, more family. I may mind the first part."
      A<grandcomes> After a few weeks the armchair looks as if it had grown there. There are more people at breakfast and fewer free sockets. Some of it is a nuisance, and some of it will be missed one day. In a family that has moved closer together, {Name} keeps a place of {his} own, with a shelf.
    `,
  },
};
