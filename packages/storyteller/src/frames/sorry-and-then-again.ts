import { said, type NamedScene } from './scene.ts';

/** A quick sorry, and then the same thing once more. */
export const sorryAndThenAgain: NamedScene = {
  id: 'sorryagain',
  image: 'a soup that gets thin with water and thick with what goes in',
  cue: said(
    String.raw`\b(?:sorry|apologi[sz]\w*)\b[^.]{0,60}\b(?:(?:do|does|did|doing|done) (?:it|the same(?: thing)?) (?:again|straight|anyway|over)|(?:does ?n['’]?t|does not|never|without) (?:really |actually )?mean(?:ing)? it|keeps? (?:on )?doing it|carries on|(?:is|sounds?|it['’]?s|in a) (?:\w+ )?sarcastic\w*|roll(?:s|ing) (?:his|her|their) eyes|does(?:n['’]?t| not) sound (?:it|sorry))\b`,
    String.raw`\b(?:all the time|for everything|nothing wrong|sister says|brother says|friend says|they say)\b`,
  ),
  decides:
    /^\W*(?:he |she |they )?(?:says?|said|mutters?) (?:\w+ )?sorry\b[^.!?]{0,40}\b(?:sarcas\w*|roll(?:s|ing) (?:his|her|their) eyes|does(?:n['’]?t| not) (?:really )?mean it|without meaning it)/i,
  answers: /\b(?:mean it|again)\b/i,
  titles: { young: 'Thick Soup, Thin Soup', older: 'The Part After the Sorry' },
  text: {
    '4-5': `
      D<sorryagain> Sorry is quick to say. {Name} may say it, run off and do it again. Then the word gets thin, like soup with too much water. The other one hears it and still feels the ow. A thing to do makes it thick.
      P<sorryagain> The other one wants to know that it stops. A word alone cannot show that.
      P<sorryagain> Grown-ups say a fast sorry too. They bump a bag and walk on.
      Q<sorryagain> When it happens again, {Name} may feel ____.
      H<sorryagain> {helper} can show another way, and do it with {Name}.
      H<sorryagain> {helper} can stay near until the other way is learnt.
      T<sorryagain> {he} can ask, "What can I do for you?"
      T<sorryagain> {he} can show what comes next time.
      C<sorryagain> {he} can think, "First the word, and then the other way."
      A<sorryagain> The sorry was said, and then came a thing to do. The other one could see it. There may be a slip, and one more sorry. Bit by bit it gets thick, like good soup.
    `,
    '6-7': `
      D<sorryagain> A sorry can be said in one second. {Name} may say it and do the same thing a minute later. Then the word gets thin, like soup with too much water. The other one has heard it and waits for what comes next. What makes it thick is the part after it. That is another way of doing things.
      P<sorryagain> People listen to a sorry with their eyes. They look at what happens the next day.
      P<sorryagain> Doing it again does not make the sorry a lie. Hands and mouths need practice, and that takes longer than a word.
      Q<sorryagain> When somebody says, "You said sorry before," {Name} may feel ____.
      H<sorryagain> {helper} can plan with {Name} what comes next time.
      H<sorryagain> {helper} can give a small sign just before it happens again.
      T<sorryagain> {he} can say what comes next: "Sorry. Next time I will ask."
      T<sorryagain> {he} can do one helpful thing for the other one. ~ It can be seen, and so it counts.
      C<sorryagain> {he} can think, "The word, and then the other way."
      A<sorryagain> The sorry was short, and after it came something to see. It went wrong once more, and then it went right. That is how a thin word gets thick again. Nobody minds how long the soup takes, when it is good.
    `,
    '8-10': `
      D<sorryagain> Saying sorry tells somebody that next time will be different. {Name} may say it within a second, mostly to get it over with. Ten minutes later the same thing happens. Each time the word gets a little thinner, like soup that is made to last by adding water. The other person still hears it. They are waiting for the second half.
      P<sorryagain> The person on the other side may say, "You said that last time." It is not friendly, and it is a fair description.
      P<sorryagain> A repeat does not prove that the sorry was false. Habits are quicker than good intentions, and changing one takes a plan.
      Q<sorryagain> Just after the second time, {Name} might feel ____.
      H<sorryagain> {helper} can find out with {Name} what comes right before it. ~ That is the place where a plan fits.
      H<sorryagain> {helper} can accept a late sorry instead of a quick one. ~ Quick ones are often said for the grown-up.
      T<sorryagain> {he} can add what will be different: "Sorry. Next time I will leave the room first."
      T<sorryagain> {he} can wait with the word until it is meant, and put one thing right in the meantime.
      C<sorryagain> {he} can think, "The second half is what I do next."
      A<sorryagain> A sorry with a second half takes longer, and it lasts. It may go wrong once more, since habits do not read plans. When it goes right, hardly anybody will say so. They will simply believe the word the next time. Good soup is not explained either.
    `,
    '11+': `
      D<sorryagain> Apologies get thinner with use, like soup that is stretched with water. {Name} may have one ready within a second, and an hour later there is an occasion for the next. By then the word serves mainly to end the conversation, and the other person can tell. What they would like to know is something else, namely what is going to be different.
      P<sorryagain> Someone who hears the fifth sorry for the same thing may stop arguing. That can look like being forgiven. More often it is a person who expects less than before.
      P<sorryagain> A repeat proves no bad character. Habits run faster than intentions, and they give way to plans rather than to remorse.
      Q<sorryagain> On hearing "you said that last time", {Name} might feel ____.
      H<sorryagain> {helper} can help to find the moment just before it, which is where something can be changed.
      H<sorryagain> {helper} can stop asking for an apology on the spot. ~ One that was ordered is worth what it cost.
      T<sorryagain> {he} can leave out the word for once and say what will be different.
      T<sorryagain> {he} can come back to it a day later without being asked. ~ That alone sets it apart from the quick ones.
      C<sorryagain> {he} can think, "Less word, more difference."
      A<sorryagain> There will be a relapse or two, and a relapse with a plan is not the same as a repeat. After a while the other person notices that the thing has not happened for some time. No speech is needed for that. A sorry that is used sparingly and followed by something is thick enough to live on, and it keeps.
    `,
  },
};
