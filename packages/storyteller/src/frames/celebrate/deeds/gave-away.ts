import type { DeedThread } from './deed-thread.ts';

/** Something of one's own that was given for good: toys, money, hair. */
export const gaveAway: DeedThread = {
  id: 'gaveaway',
  image: 'an empty space where something was, and somebody who has it now',
  cue: /^(?![^]*\b(?:sister|brother|friend|cousin|twin|baby|to (?:a|another|the) (?:\w+ )?(?:boy|girl|child|lady|man))\b)[^]*?\b(?:(?:gave|gives|giving|donat\w*|shared)\b[^.!?]{0,40}\b(?:(?:old |some of |all |own )?toys?|clothes|books|money|coat|pounds?|hair|savings|last (?:sweet|biscuit|crisp|piece)|charity|food ?bank|homeless|shelter)\b(?! back)|(?:charity shop|food ?bank|shoe ?box appeal))/i,
  decides:
    /\b(?:donat\w*|charity shop|food ?bank|(?:gave|shared) (?:away )?(?:(?:some of |all )?(?:his|her|their) )(?:(?:birthday|pocket|own|tooth fairy|old) )+(?:money|toys|clothes|books))\b/i,
  titles: { young: 'An Empty Space on the Shelf', older: 'Somebody Has It Now' },
  text: {
    '4-5': `
      D<gaveaway> It was {hers}, and now somebody else has it. {Name} was kind to somebody out of sight. Hands like to hold on, and these hands opened.
      P<gaveaway> Somewhere there is a person who has it now. That person looks at it for the first time.
      Q<gaveaway> At the moment of giving, {Name} may have felt ____.
      H<gaveaway> {helper} can say where it goes.
      H<gaveaway> {helper} can be glad, and hear if it was hard.
      T<gaveaway> {he} can draw who may have it now.
      T<gaveaway> {he} can think what to do with the empty space.
      C<gaveaway> {he} can say, "First for me, and now for you."
      A<gaveaway> There is an empty space now, and it is a good one. Kind things make room. {Name} made some. Somebody, somewhere, does not know whom to thank.
    `,
    '6-7': `
      D<gaveaway> {Name} was kind with something that was {hers}. What belongs to a person holds on with small hooks. It is easy to give what one does not want. To undo the hooks takes a moment longer.
      P<gaveaway> Whoever has it now does not see the hooks. For that person it is just new and good.
      P<gaveaway> The family watched and said little. They were surprised, in a nice way.
      Q<gaveaway> With it in {his} hands for the last time, {Name} may have felt ____. It may have pulled a bit.
      H<gaveaway> {helper} can tell where such things go, and who may need them.
      H<gaveaway> {helper} can say one plain sentence about it.
      T<gaveaway> {he} can keep a picture of it. ~ Then it is in two places.
      T<gaveaway> {he} can decide what is not for giving. ~ Some things stay.
      C<gaveaway> {he} can think, "It has a second person now."
      A<gaveaway> Somewhere it is used by somebody who knows nothing about that. Kind acts often end like that, out of sight. {Name} knows the beginning of the story. The rest is going on without {him}, and that is what it was for.
    `,
    '8-10': `
      D<gaveaway> To give away what is broken is called tidying up. To give away what one could still use is something else. {Name} did that, and it was kind, because there are good reasons to keep a thing for another year. It costs a moment in which the hand does not quite let go. Then it is done, and it belongs to somebody.
      P<gaveaway> Whoever gets it may not know. It makes little difference to how useful it is.
      P<gaveaway> Adults give away surprisingly little of what they like. They were probably thinking about that on the way home.
      Q<gaveaway> At the moment of handing it over, {Name} might have felt ____. Regret and pride can share a second.
      H<gaveaway> {helper} can tell what is known about where it goes. ~ It is more interesting than praise.
      H<gaveaway> {helper} can ask how it was decided. ~ There was some thinking in it.
      T<gaveaway> {he} can find out what is needed most, if there is to be a next time.
      T<gaveaway> {he} can say no, also to good causes. ~ A gift is only one if it can be refused.
      C<gaveaway> {he} can think, "It is more use there than here."
      A<gaveaway> The space it left closes up within a week, as spaces do. Somewhere else there is one thing more, and a person who has it. It was kind, and hardly anybody saw it. {Name} does not need a receipt.
    `,
  },
};
