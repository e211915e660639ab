import { said, type NamedScene } from '../scene.ts';

const WET = String.raw`\b(?:wet(?:s|ting)? (?:the|his|her|their) bed|bed[- ]?wett\w*|wet at night|wet (?:the|a) bed|(?:is|wakes? up|was) wet|wet (?:nights?|beds?|sheets?)|wee(?:s|ing)? (?:in|the) (?:the |his |her )?bed|accidents? at night)\b`;
const THERE = String.raw`\b(?:(?:at|with|from) (?:his |her |their |my ex(?:es)?(?:['’]s)? |the )?(?:dad|daddy|mum|mummy|mam|mom|father|mother)(?:['’]?s)?(?: (?:house|home|flat|place))?|(?:dad|daddy|mum|mummy|mam|mom)['’]s (?:house|home|flat|place)|(?:my|his|her) ex['’]?s|the other (?:house|home|parent))\b`;
/** Whose home it is. */
const HOME = (
  [
    ['dad', 'Dad'],
    ['daddy', 'Daddy'],
    ['mum', 'Mum'],
    ['mummy', 'Mummy'],
    ['mom', 'Mom'],
    ['father', 'Dad'],
    ['mother', 'Mum'],
  ] as const
).map(([word, name]) => ({
  match: new RegExp(String.raw`\b(?:at|with|from|to) (?:his |her |their |the )?${word}(?:['’]?s)?\b`, 'i'),
  phrase: { text: `${name}'s` },
}));

/** A bed that gets wet in one of two homes. */
export const wetAtTheOtherHome: NamedScene = {
  id: 'wetthere',
  image: 'a bed in each of two homes, and dry sheets in both',
  cue: said(
    `(?=[^]*${WET})[^]*${THERE}`,
    String.raw`\b(?:nan\w*|gran\w*|sleepover|school|nursery|since (?:we|the) (?:split|separat\w*)|tells? off|shouts?|smack\w*|ashamed to tell|angry with (?:him|her)|scared of (?:his|her) (?:dad|mum))\b`,
  ),
  decides: true,
  answers: /\b(?:dad|daddy|mum|mummy|house|home|only|wet|night|there)\b/i,
  titles: { young: 'Two Beds and Dry Sheets', older: 'One Bladder, Two Beds' },
  roles: { there: { fallback: { text: 'the other home' }, cues: HOME } },
  beside: {
    benefits: [
      'Says that a wet bed comes from deep sleep, in whichever home it is.',
      'Blames neither home and nobody in it.',
      'Shows what can be ready in both, so that a wet night is a small matter.',
    ],
    talk: {
      young: [
        'What is ready beside the bed?',
        'Which word fits in the blank for {name}?',
        'Shall we pack a pair of pyjamas for there?',
      ],
      older: [
        'What does a sleeping body notice of a home?',
        'Which word went into the blank?',
        'Shall we write down what should be ready in both?',
      ],
    },
  },
  text: {
    '4-5': `
      D<wetthere> {Name} has a bed here and a bed at {there}. At {there}, the bed gets wet at night. The body sleeps, and it does not hear the wee. Nobody did that on purpose. Dry sheets can be in both homes.
      P<wetthere> Another room sounds different, and the toilet is in another place. A sleeping body has more to get used to.
      Q<wetthere> When a bed is wet there, {Name} may feel ____.
      H<wetthere> Grown-ups in both homes can have sheets ready.
      H<wetthere> {helper} can pack spare pyjamas.
      T<wetthere> {he} can walk the way to the toilet before bed.
      T<wetthere> {he} can say in the morning, "It is wet."
      C<wetthere> {he} can think, "My body was asleep."
      A<wetthere> The sheets went in the wash, and dry ones went on. A lamp shows the way to the toilet. Both beds are good beds. A body learns it bit by bit.
    `,
    '6-7': `
      D<wetthere> At night a bladder sends a message, and some brains sleep too deeply. Then the bed is wet. With {Name} it happens at {there}. That is no wonder, and nobody is to blame. Another bed means another way to the toilet, other sounds and another supper time. A body takes longer with new places.
      P<wetthere> Bodies notice a change of beds, even when somebody is glad.
      P<wetthere> The grown-ups in both homes only want to know what helps. Sheets dry in every house.
      Q<wetthere> In the evening at {there}, {Name} may feel ____. It may be another word in the morning.
      H<wetthere> {helper} can ask the other home for a lamp and a cover.
      H<wetthere> Grown-ups in both homes can do it in the same way.
      T<wetthere> {he} can go to the toilet as the last thing, with the lamp on.
      T<wetthere> {he} can put wet things in one place, so that nothing needs saying.
      C<wetthere> {he} can think, "Asleep means not my doing."
      A<wetthere> There is a lamp on the way, and dry pyjamas lie ready. If the bed gets wet, it takes five minutes. Brains grow into hearing that message, in both beds. Supper and stories go on as before.
    `,
    '8-10': `
      D<wetthere> A wet bed is a matter of deep sleep and a quiet signal. With {Name} it mostly happens at {there}, and it is easy to look for a hidden meaning. There are plenty of dull reasons, such as another bedtime, a later drink or a dark corridor. Feelings about two homes can be a part of it too, and they need no blame either. Nobody does it on purpose, since nobody is awake.
      P<wetthere> Parents in two homes may each wonder whether they did something wrong. A bladder takes no sides.
      P<wetthere> Doctors and school nurses hear of it often. They ask when the drinks are and how far the toilet is.
      Q<wetthere> When it happens there again, {Name} might feel ____.
      H<wetthere> {helper} can agree with the other home on drinks, a lamp and a cover.
      H<wetthere> {helper} can ask a nurse or doctor. ~ There is help at this age, and it can go along in a bag.
      T<wetthere> {he} can keep spare things in a drawer there, so that no bag gives it away.
      T<wetthere> {he} can say to one adult there how {he would} like it handled.
      C<wetthere> {he} can think, "Asleep in both homes. Wet in one, so far."
      A<wetthere> In the drawer are dry pyjamas and a sheet, and changing takes four minutes. Whatever helps in one home can move to the other. A bladder grows up at its own speed and does not read calendars. Breakfast there tastes the same after a wet night.
    `,
  },
};
