import { said, type NamedScene } from './scene.ts';

/** What is turned down before it was tried. */
export const justAToe: NamedScene = {
  id: 'toe',
  image: 'a cold lake, and one toe in it',
  cue: said(
    String.raw`\b(?:won['’]?t|will not|refuses to|does ?n['’]?t|not|never) (?:even )?(?:try|tries|attempt|have a go|audition|enter)\b|\bbefore (?:(?:he|she|they)(?:['’]s|['’]ve)? )?(?:has |have |had |even )*(?:tri(?:es|ed)|trying|start\w*)\b|\bcan['’]?t do (?:it|anything|things)\b[^.]{0,20}\bbefore\b|\b(?:thinks?|convinced|scared|afraid|worried|because) (?:that )?(?:(?:he|she|they)(?:['’]ll| will| might| is going to)?|of) (?:\w+ )?(?:fail(?:s|ing|ure)?|get(?:s|ting)? it wrong|be bad at it)\b`,
    String.raw`\b(?:food|eat\w*|vegetables?|toilet|potty|sleep|bike|buttons?|laces|zips?|rubbish|stupid|ugly|after (?:losing|failing))\b`,
  ),
  decides: false,
  answers: /\b(?:can['’]?t do|try|fail\w*|wrong|before)\b/i,
  titles: { young: 'Just a Toe', older: 'One Foot in the Lake' },
  text: {
    '4-5': `
      D<toe> "I can't," says a mouth, and nothing has begun yet. {Name} may see how big a new thing is. It is like a big, cold lake. A toe can go in first, and it can come out again. That is a try.
      P<toe> Grown-ups put a toe in first, too. Then they say, "Ooh!"
      Q<toe> With a new thing here, {Name} may feel ____.
      H<toe> {helper} can try first and get it a bit wrong.
      H<toe> {helper} can find a bit as small as a toe.
      T<toe> {he} can try one small bit and then stop.
      T<toe> {he} can ask for a hand to hold.
      C<toe> {he} can say, "Just a toe."
      A<toe> The toe is in. It is cold, and then it is not so cold. That was a try. The lake is big, and there is time. Some day it may be a whole foot.
    `,
    '6-7': `
      D<toe> "I can't" is quick to say, and often nothing new has been tried yet. {Name} may say it when something looks big. A head sees the whole lake at once, and it looks cold and deep. A toe finds out more than a head. One toe in the water is a try, and it can come out again.
      P<toe> Grown-ups say "I can't" about lots of things, such as skis and songs. Some of them found out later that they could.
      P<toe> People who look sure have mostly had a toe in before.
      Q<toe> When something new is there, {Name} may feel ____.
      H<toe> {helper} can go first and do it a bit wrong. ~ It is good to see that.
      H<toe> {helper} can find a first bit, as small as a toe.
      T<toe> {he} can try for as long as one song and then stop.
      T<toe> {he} can add one word: "I can't do it yet."
      C<toe> {he} can think, "Just a toe."
      A<toe> The toe was in, and it was cold, and then less cold. That was a try, and it counts. The lake is still big. It can be had in bits. Today it was a toe, and some day it may be a knee.
    `,
    '8-10': `
      D<toe> "I can't do that" sounds like a report, and it is a forecast. {Name} may say it before anything new has been tried. It has one advantage, which is that nothing can go wrong. A brain looks at the whole lake, sees how deep and cold it is, and advises staying on the bank. How it feels with one foot in it, only a try can tell.
      P<toe> Those who jump in are not all brave. Many have been in before, at a place where nobody watched.
      P<toe> Adults have given up on things as well, such as singing or maps. A few of them start again at fifty and are surprised.
      Q<toe> On the bank, {Name} might feel ____.
      H<toe> {helper} can make the first bit so small that it is nearly silly.
      H<toe> {helper} can try it too and be bad at it. ~ It is a relief to see that.
      T<toe> {he} can have a go for five minutes by the clock, and then stop if it is enough.
      T<toe> {he} can add "yet" to the sentence. ~ It is a short word, and it leaves a door open.
      C<toe> {he} can think, "One foot is not the whole lake."
      A<toe> One foot went in. It was as cold as expected and not as deep. A first try tells more than an hour of looking, even when it goes wrong. The next one starts from there. People learn to swim in the water, however good the view is from the bank.
    `,
    '11+': `
      D<toe> Not trying is a reliable way of not failing. {Name} may have turned something down because the result seemed to be known in advance. It was a forecast, and forecasts of that kind are made from mood rather than from evidence. On the bank of a lake, anyone can give good reasons for not swimming. The price is easily overlooked. A person who stays out gets nothing new to judge by, and so the forecast stays as it is.
      P<toe> Those who go in are seldom sure. Often they have simply been bad at something before and found that it passes.
      P<toe> Adults say "just try" as though it were free. It costs nerve, in front of people, and they could admit that.
      Q<toe> At the moment of signing up, {Name} might notice ____. Relief at a no counts, and so does the small regret behind it.
      H<toe> {helper} can ask what exactly would happen if it went badly, and what would happen after that.
      H<toe> {helper} can tell about a failure of their own that still makes them wince.
      T<toe> {he} can be a beginner on purpose at something that matters little. ~ It is practice, and it carries over.
      T<toe> {he} can sign up for the shortest version, such as one trial session.
      C<toe> {he} can think, "That is a forecast, and it has no data yet."
      A<toe> From the bank, a lake does not get any warmer. One foot in it is no decision about a life. It may go badly, and then there is a story and a fact, and both are worth having. It may also go fairly well, which is the commonest result of a try and the one that no forecast mentions.
    `,
  },
};
