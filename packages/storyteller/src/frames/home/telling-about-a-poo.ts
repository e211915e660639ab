import { said, type NamedScene } from '../scene.ts';

/** A poo in the pants that nobody is told of: how to say it, and that nobody is cross. */
export const tellingAboutAPoo: NamedScene = {
  id: 'poonottold',
  image: 'two words that bring dry pants',
  cue: said(
    String.raw`(?=[^]*\b(?:poos?|pooed|pooing|poop\w*|soil\w*|pooey|poo-?y|messy|dirty|mucky)\b)(?=[^]*\b(?:pants|knickers|underwear|underpants|undies|boxers|trousers|himself|herself|themselves|soil\w*)\b)[^]*\b(?:(?:not|\w+n['’]?t|without|never|does ?nt|wont|instead of) (?:\w+ ){0,2}?(?:tell|telling|tells|say|saying|ask|asking|asks|mention)\w*|tells? (?:no ?one|nobody)|denies|den(?:y|ying)|says? (?:it ?is|it['’]?s|he|she) (?:not|has ?n['’]?t)|hid(?:es|ing) (?:it|them|(?:the |his |her |their )?(?:\w+ ){0,2}(?:pants|knickers|underwear|underpants|undies|boxers|trousers|clothes))|(?:sits?|sitting|carries on|walks around) (?:in it|playing))`,
    String.raw`\b(?:constipat\w+|movicol|laxido|hurts?|leak\w*|nappy|nappies|school)\b`,
  ),
  decides: true,
  answers: /\b(?:tell|hides?|anyone|denies)\b/i,
  titles: { young: 'Two Words for Clean Pants', older: 'Two Words for Clean Pants' },
  text: {
    '4-5': `
      D<poonottold> A poo came, and it went into the pants. {Name} may play on and tell nobody. It is hard to say such a thing. There may be fear that somebody gets cross. But a poo makes skin sore, and it does not go away. Two words bring clean pants: "I pooed."
      P<poonottold> Grown-ups know about poos in pants. They have seen a lot of them, and washed them.
      P<poonottold> Some tummies send the message late. By then the poo is there. Nobody did it on purpose.
      Q<poonottold> With a poo in the pants, {Name} may feel ____.
      H<poonottold> {helper} can say, "Thank you for telling me."
      H<poonottold> {helper} can ask a doctor if it comes often. ~ Doctors know what helps a tummy.
      T<poonottold> {he} can say two words, or pull at a sleeve.
      T<poonottold> {he} can sit on the toilet after a meal.
      C<poonottold> {he} can think, "Tell, wipe, clean pants."
      A<poonottold> It was said, and then it was soon done. Wipe, wash, and clean pants. The game was still there. A poo in the toilet is good, and telling is good, too. Next time the two words may come sooner.
    `,
    '6-7': `
      D<poonottold> Sometimes a poo is in the pants before anybody notices. {Name} may then say nothing, or hide the pants. That happens when something feels too embarrassing to say. But it can be smelled, and it makes skin sore. So telling is the quickest way out of it. It does not need a long sentence. A sign that two people know is enough.
      P<poonottold> It is mostly not laziness. A tummy that is too full sends its message late, or not at all. Doctors see it each week.
      P<poonottold> A grown-up who finds hidden pants is sad about the hiding. They would rather have been told.
      Q<poonottold> At the thought of telling somebody, {Name} may feel ____.
      H<poonottold> {helper} can agree on one word and come with clean pants.
      H<poonottold> {helper} can take {him} to a doctor and ask for help. ~ It is a body matter, like a cough.
      T<poonottold> {he} can use the word at once, or point.
      T<poonottold> {he} can sit on the toilet for five minutes after breakfast and after tea.
      C<poonottold> {he} can think, "One word, and it is dealt with."
      A<poonottold> The word was said, and nobody made a face. Five minutes later there were clean pants, and the rest of the afternoon. The bowel may take some months to learn its message again. Telling takes one second, and it gets easier.
    `,
    '8-10': `
      D<poonottold> A poo in the pants is one of the hardest things to mention. {Name} may put the pants out of sight and hope that the matter ends there. It does not, because a nose finds it and skin gets sore. Mostly it is not laziness. A bowel that has been too full for a long time sends its message late, or sends none. That is a thing for a doctor, and not for a telling-off.
      P<poonottold> Whoever finds such a bundle is mostly worried about a sore bottom. What they would like to know is how often it happens.
      P<poonottold> Doctors see it every week, and at this age, too. There is medicine that helps, and it takes time.
      Q<poonottold> At the thought of saying it, {Name} might feel ____. It is private, so that makes sense.
      H<poonottold> {helper} can agree on a bag and a place for it, with no questions at the door.
      H<poonottold> {helper} can book a doctor and do the explaining there.
      T<poonottold> {he} can put the pants into the agreed bag and say one word.
      T<poonottold> {he} can write a note, if saying it is too much.
      C<poonottold> {he} can think, "It is a bowel that is late, and I can say so."
      A<poonottold> One word was said, the bag was in its place, and nobody made a speech. The rest was soap and a washing machine. A bowel may need months to learn its message again. Until then nothing needs to be put out of sight, and clean pants are in the drawer.
    `,
  },
};
