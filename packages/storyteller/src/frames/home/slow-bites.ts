import { said, type NamedScene } from '../scene.ts';

/** A meal that takes for ever, bite by bite. */
export const slowBites: NamedScene = {
  id: 'slowbites',
  image: 'the last one at a table, and half a plate that is nearly as good as a whole one',
  cue: said(
    String.raw`\b(?:slow eater\b|(?:eats?|eating|chews?|chewing) (?:his |her |their )?(?:\w+ )?(?:so |too |very |really |incredibly )?slow(?:ly)?\b|(?:takes?|taking|is) (?:\w+ ){0,3}(?:forever|ages|hours?|so long|too long|all night) (?:to (?:eat|finish|chew)|over (?:his|her|their|a|every) (?:\w+ )?(?:food|dinner|tea|lunch|breakfast|meals?|supper)|(?:at|with) (?:\w+ )?(?:meal\w*|dinner|tea|lunch|breakfast))|(?:dinner|tea|lunch|breakfast|meals?|meal ?times?) takes? (?:\w+ ){0,2}(?:forever|ages|hours?|so long)|(?:dawdles|day ?dreams|plays? with (?:his|her|their) food)\b[^.]{0,24}\b(?:food|dinner|tea|lunch|breakfast|meals?|table|eat\w*)?)`,
    String.raw`\b(?:talk\w*|chat\w*|get(?:ting)? (?:dressed|ready)|school dinners?|lunch ?time at school|lunch ?box|chok\w+|gag\w*|swallow\w*|gets? (?:up|down)|nursery)\b`,
  ),
  decides:
    /^(?![^]*\b(?:school (?:dinners?|lunch\w*)|(?:dinner|lunch) (?:halls?|lad(?:y|ies))|canteen|playtime|out to play)\b)[^]*?(?:\bslow eater\b|\b(?:takes?|taking) (?:\w+ ){0,3}(?:forever|ages|hours?|so long) to (?:eat|finish (?:his|her|their) (?:food|dinner|tea|lunch|breakfast|meals?))\b)/i,
  titles: { young: 'Half a Plate and a Clock', older: 'The Last One at the Table' },
  text: {
    '2-3': `
      D<slowbites> Here is dinner. {Name has} one bite. One bite, and look. All the plates are empty. This plate is full. It gets cold.
      P<slowbites> Big ones want to wash up. They wait and wait.
      Q<slowbites> Still at the table, {Name} may feel ____.
      H<slowbites> {helper} can give a small plate.
      H<slowbites> {helper} can say, "Three more bites."
      T<slowbites> {he} can eat the hot bit first.
      T<slowbites> {he} can say, "All done."
      C<slowbites> {he} can say, "Bite, bite, and look."
      A<slowbites> Bite, bite, and look. The small plate is nearly done. A tummy knows when it is full. Down go the feet. Bye-bye, dinner.
    `,
    '4-5': `
      D<slowbites> All the others have finished, and {Name has} half a plate left. Some people eat fast, and some eat slowly. Slow is not wrong. It is good for a tummy. But food gets cold, and chairs get hard. A plate that looks too big makes it slower still.
      P<slowbites> The others do not mean to rush. Their legs want to get down. They look at the plate, and that does not help.
      Q<slowbites> As the last one at the table, {Name} may feel ____.
      H<slowbites> {helper} can put a little on the plate first. ~ More can come after that.
      H<slowbites> {helper} can set a clock that rings at the end.
      T<slowbites> {he} can begin with the best bit, while it is hot.
      T<slowbites> {he} can say, "I am full," when the tummy says so.
      C<slowbites> {he} can think, "A bite, and then the next bite."
      A<slowbites> The plate was small today, and the clock was kind. When it rang, there were two bites left. They were left, and nobody counted them. The meal was over for all at once. Full is full, with a clean plate or not.
    `,
    '6-7': `
      D<slowbites> A stomach takes about twenty minutes to tell the brain that it is full. {Name}, with a slow fork, gets the message in time. Fast eaters get it too late. The trouble is the cold food, and the eyes of everybody else.
      P<slowbites> People who wait get restless, and it shows. It is about their evening, and not about the fork.
      Q<slowbites> Alone at the table with half a plate, {Name} may feel ____.
      H<slowbites> {helper} can serve half and keep the rest warm. ~ Half a plate looks possible.
      H<slowbites> {helper} can agree on an end, such as seven o'clock.
      T<slowbites> {he} can eat the warm things first and the cold things last.
      T<slowbites> {he} can stop when it is enough, and say so.
      C<slowbites> {he} can think, "Half a plate first, and then I see."
      A<slowbites> The first half was eaten while it was hot. The second half was not needed, as it turned out. At seven the meal was over for everybody, because the clock said so. The potatoes went into soup on the next day.
    `,
  },
};
