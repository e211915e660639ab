import { said, type NamedScene } from '../scene.ts';

/** A friendship that the child itself would like to end, or to have less of. */
export const endingAFriendship: NamedScene = {
  id: 'enough',
  image: 'a door that is closed quietly, and two people on their own sides of it',
  cue: said(
    String.raw`\b(?:(?:does(?:n['’]?t| not)|no longer|did(?:n['’]?t| not)) want(?:s|ed)? to (?:be|stay) (?:\w+ )?friends (?:with (?:him|her|them|\w+)|any ?more|any longer)|wants? to (?:end|stop|break up|drop|leave) (?:the|a|this|her|his|their) (?:best |old )?friend(?:ship)?s?|(?:grown|growing|drifting|drifted) (?:apart|out of)\b[^.!?]{0,40}\bfriend\w*|friend\w*\b[^.!?]{0,40}\b(?:grown|growing|drifting|drifted) (?:apart|out of)|(?:tell|telling) (?:her|his|their) (?:best )?friend (?:that )?(?:it['’]?s over|(?:she|he|they) (?:does(?:n['’]?t| not)|no longer)))`,
    String.raw`\b(?:(?:friends?|girls?|boys?|nobody|no one|they|he says she|she says he) (?:\w+ ){0,3}?(?:that )?(?:(?:she|he|they) )?(?:does(?:n['’]?t| not)|don['’]?t|no longer) wants? to be (?:\w+ )?friends\b|her friend doesn|his friend doesn|dumped (?:him|her|them)|imaginary|mov(?:e|es|ed|ing) (?:house|home|school|to|away)|chang(?:e|es|ing) schools?|new school|leave (?:all )?(?:his|her|their) friends)\b`,
  ),
  decides: true,
  titles: { older: 'A Door, Closed Quietly' },
  text: {
    '8-10': `
      D<enough> Friendships fit for a time, a bit like shoes. {Name} may have a friend and notice that it does not fit any more. The jokes have changed, or the games, or one of the two does all the deciding. That is no crime, and neither of the two is the bad one. It can be said in a way that leaves the other person standing upright.
      P<enough> The friend may feel it already, and wonder what it is. Not knowing is usually worse than a kind word.
      P<enough> People in a class often ask for a reason, so that they can take sides. None of them needs one.
      Q<enough> When {Name thinks} of saying it, there might be a feeling of ____. Sad and light can come together.
      H<enough> {helper} can listen without phoning the other family.
      H<enough> {helper} can practise the sentence, with cocoa. ~ Out loud it gets shorter.
      T<enough> {he} can say what {he wants}: "I would like to play with other people as well."
      T<enough> {he} can go on keeping what was told in secret. ~ It belongs to the other one.
      T<enough> {he} can go on saying hello in the corridor.
      C<enough> {he} can think, "I can be honest, and I can be kind about it."
      A<enough> The sentence has been said, or it has been put off until Thursday. There may be tears on one side or on both, and a strange week. It is all right to stop, and it is all right to miss what was good. On some shelf there are still two halves of a bracelet that two friends had made.
    `,
    '11+': `
      D<enough> There are rituals for the end of almost everything, and none for the end of a friendship. {Name} may have reached that point with somebody: nothing terrible has happened, and still the conversations have turned into work. People change at different speeds and in different directions between eleven and fourteen. In studies, only about half of the friendships at this age are still there a year later. Ending one, or turning it down a little, is not an offence. How it is done makes the difference.
      P<enough> The other person may have noticed for weeks and have been too polite to ask. Vanishing leaves them with a puzzle. One clear sentence leaves them with a fact, which is easier to carry.
      P<enough> Mutual friends would like a reason, preferably a dramatic one. They can manage without.
      Q<enough> Before that conversation, {Name} might feel ____. Guilt and relief arrive together surprisingly often.
      H<enough> {helper} can act as the audience for a first draft, and resist improving it.
      H<enough> {helper} can ask whether it is an end or a pause. ~ Sometimes it is the latter.
      T<enough> {he} can say it in person and in the first person: "I have noticed that I need some distance." ~ That accuses nobody.
      T<enough> {he} can leave the group out of it, and the chat as well. ~ An ending has two people in it.
      T<enough> {he} can treat old secrets as still secret. ~ They had no date on them.
      C<enough> {he} can think, "I can be clear without being cruel."
      A<enough> A door can be closed quietly, with the handle held down until the last moment. Afterwards there may be an awkward month with too many corridors in it. What was good about being friends is not cancelled by the way it stopped. Some doors open again later, from either side.
    `,
  },
};
