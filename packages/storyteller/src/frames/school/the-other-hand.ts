import { said, type NamedScene } from '../scene.ts';

/**
 * A left hand in a world that is made for right ones: smudges, elbows and scissors. About one person in ten is left-handed; a
 * page that leans to the right and a pencil held higher up help (National Handwriting Association).
 */
export const theOtherHand: NamedScene = {
  id: 'lefthand',
  image: 'a page that leans to the right, and a hand with grey on its side',
  cue: said(
    String.raw`\bleft[- ]?hand(?:ed|er|ers)\b|\blefty\b|\b(?:writes?|draws?|cuts?|eats) with (?:his|her|their) left\b|\buses (?:his|her|their) left hand\b`,
    String.raw`\b(?:broke\w*|fractur\w*|plaster|cast|prosthe\w*|cerebral|hemi\w*|cricket|tennis|guitar|stroke)\b`,
  ),
  decides: true,
  answers: /\b(?:left|hand\w*|smudg\w*|neat\w*|scissors|writing|messy)\b/i,
  titles: { young: 'A Page That Leans', older: 'The Other Hand' },
  text: {
    '4-5': `
      D<lefthand> {Name has} two hands, and one of them likes to write. It is the left one. Most of the others use the right one. So scissors and pages may not fit at first. That is how scissors are, and it is no mistake.
      P<lefthand> Grown-ups who use the right hand may not think of it. It can be told to them.
      Q<lefthand> When the line goes wrong, {Name} may feel ____.
      H<lefthand> {helper} can find scissors for left hands.
      H<lefthand> {helper} can turn the page so that it leans.
      T<lefthand> {he} can hold the page with the other hand.
      T<lefthand> {he} can sit where the elbow has room.
      C<lefthand> {he} can say, "This is my writing hand."
      A<lefthand> The page leans, and a line goes along it. The left hand has grey on its side. It can learn the lot, a bit at a time. It only comes from the other side.
    `,
    '6-7': `
      D<lefthand> About one person in ten writes with the left hand, as {Name} does. Writing goes from left to right. So a right hand runs away from the new words. A left hand follows and wipes over them. That makes smudges on the page and grey on the hand. It is not careless, and some small changes help.
      P<lefthand> Most teachers write with the right hand. They may not see why it smudges until somebody tells them.
      P<lefthand> Scissors and rulers were made for the other nine. The things are wrong then, and the hand is fine.
      Q<lefthand> With a smudge on the page, {Name} may feel ____.
      H<lefthand> {helper} can ask for a seat with elbow room.
      H<lefthand> {helper} can look for left-handed scissors and a good pencil.
      T<lefthand> {he} can turn the page so that its top leans to the right.
      T<lefthand> {he} can hold the pencil a bit higher up. ~ Then the words can be seen.
      C<lefthand> {he} can think, "My hand comes from the other side."
      A<lefthand> The page leans, and the words stand on it in a row. There is still some grey on the side of the hand. Left hands paint, cook and score goals. Neat writing can be practised. Left is not a mistake.
    `,
    '8-10': `
      D<lefthand> About one person in ten is left-handed, and nobody knows exactly why. {Name} is one of them. Writing in this language goes from left to right, so a right hand leaves the wet ink behind. A left hand travels straight through it. Smudges are physics, and they say nothing about trying. A page that leans and a pen that dries fast do more than being told to be neat.
      P<lefthand> Teachers who write with the right hand have not met the problem. Most of them are interested once it is explained.
      P<lefthand> Scissors, rulers and can openers were built for the other nine people. Left-handers learn early on to work things out for themselves.
      Q<lefthand> Looking at a smudged page, {Name} might feel ____.
      H<lefthand> {helper} can ask for a seat at the left end of a table. ~ Elbows stop meeting there.
      H<lefthand> {helper} can look for pens that dry fast and scissors that fit.
      T<lefthand> {he} can turn the page so that its top leans to the right, with the hand below the line.
      T<lefthand> {he} can hold the pen a finger's width higher up. ~ Then the last word can be seen.
      C<lefthand> {he} can think, "It is ink and direction. It is not carelessness."
      A<lefthand> The page lies at a slant, the words are dry, and only the little finger is grey. It takes some weeks until that feels ordinary. In tennis, fencing and boxing, left hands are an advantage, since nobody is used to them. In writing they need some room for an elbow.
    `,
  },
};
