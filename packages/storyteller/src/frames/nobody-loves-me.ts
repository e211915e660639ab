import { said, type NamedScene } from './scene.ts';

/** A sad sentence that children say and that is not so. The NHS names two weeks of low mood as the time to ask a doctor. */
export const nobodyLovesMe: NamedScene = {
  id: 'unloved',
  image: 'a dark room, in which the chairs are still where they were',
  cue: said(
    String.raw`\b(?:nobody|no[- ]?one|none of us|mum(?:my)?|dad(?:dy)?|we) (?:\w+ )?(?:loves?|cares?|wants?)(?= (?:(?:about|for) )?(?:me|him|her|them)\b)|\bnot loved\b|\bunloved\b`,
    String.raw`\b(?:at school|in (?:his|her|their) class|friends?|baby|brother|sister|play with|team|died|dead|divorc\w*|left us|foster\w*|adopt\w*|care home|real (?:mum|dad)|ice cream|to (?:go|do|be|come))\b`,
  ),
  decides: false,
  answers: /\b(?:loves?|cares?|cr(?:y|ies|ying))\b/i,
  titles: { young: 'The Chairs Are Still There', older: 'What the Dark Leaves Out' },
  text: {
    '4-5': `
      D<unloved> Being sad can be like a room with no light. {Name} may say, "Nobody loves me." It feels true in the dark. But a chair does not go away in the dark. Nor does a hug, or the one who gives it.
      P<unloved> Grown-ups feel like that at times. Then they need to hear that it is not so.
      Q<unloved> When that feeling comes, {Name} may feel ____.
      H<unloved> {helper} can say who loves {Name}, one by one.
      H<unloved> {helper} can sit close and listen.
      T<unloved> {he} can ask for a hug. ~ A hug says it with no words.
      T<unloved> {he} can say, "I am sad. Tell me again."
      C<unloved> {he} can think, "It is dark, and they are there."
      A<unloved> The light comes back, and the chairs are where they were. So is the love. It stays on a sad day and on a cross day. {Name} can be sad and be loved.
    `,
    '6-7': `
      D<unloved> Being sad can tell a person things that are not so. "Nobody loves me" is one of them, and {Name} may have said it. It feels true, as a room feels empty with the light off. But chairs do not go away in the dark. People are still there too, and so is the love.
      P<unloved> Those who hear it may answer, "Of course we do!" They mean it. It may still need time to get in.
      P<unloved> Behind such a sentence there is often another one. It may be "I am lonely" or "I am so tired".
      Q<unloved> When the sentence comes, {Name} may feel ____. There may be another word behind it.
      H<unloved> {helper} can name the people who love {Name}, one by one. ~ A list lasts longer than "of course".
      H<unloved> {helper} can ask a doctor if it lasts for two weeks. ~ Doctors know about sad, too.
      T<unloved> {he} can say, "I need to hear that somebody loves me."
      T<unloved> {he} can sit close to somebody and say nothing at all.
      C<unloved> {he} can think, "The light is off. The chairs are there."
      A<unloved> The light is on again, a little at first. There are faces in it, and they were there before. Being sad is fine, and it may come back. Love is like the chairs, and it stays where it is in the dark.
    `,
    '8-10': `
      D<unloved> Feelings are poor witnesses in the dark. When {Name is} sad, one of them may report, "Nobody loves me," and it sounds like a fact. In a dark room the chairs cannot be seen either, and they are there. A low mood keeps every cross voice and every late answer, and it leaves out the rest. The rest is still there. It was not asked.
      P<unloved> People who hear it are often startled and answer too fast. An "of course" does not reach somebody who is that far down.
      P<unloved> Behind the sentence there is mostly another one. "I was left out" is common, and so is "I am too tired for this". That one can be helped with.
      Q<unloved> When the thought turns up, {Name} might feel ____. There may be another word behind it.
      H<unloved> {helper} can answer slowly, with something that happened this week. ~ It is hard to argue with an example.
      H<unloved> {helper} can ask a doctor for advice if the low days go on for two weeks. ~ Doctors know a good deal about sadness.
      T<unloved> {he} can tell one person exactly that sentence. ~ Said to somebody, it gets an answer.
      T<unloved> {he} can write down three small things that somebody did for {him} this week.
      C<unloved> {he} can think, "One witness, and a sad one."
      A<unloved> The thought may come back, since moods do. By daylight the chairs turn out to be where they were, and so do the people. Most of them seldom use the word love. They put it into sandwiches, lifts and questions that are asked twice. Being sad does not undo any of it.
    `,
    '11+': `
      D<unloved> In a sad week a thought may turn up with great authority, and it is "nobody loves me". {Name} may say it aloud or only think it. A low mood works in the dark: it bumps into every sigh and every unanswered message, and it cannot see the rest of the furniture. The result looks like knowledge. It is a sign that something hurts and has not been asked about yet.
      P<unloved> Parents may hear it as an accusation and begin to defend themselves, which is the least useful reply. Most of them are frightened.
      P<unloved> Friends say the same of themselves more often than anyone would guess, mainly at night.
      Q<unloved> Under that sentence, {Name} might notice ____. Loneliness, shame and plain exhaustion are common.
      H<unloved> {helper} can ask what came just before the thought, and leave the reassurance until the end.
      H<unloved> {helper} can help to see a doctor or a counsellor if it lasts for two weeks. ~ Low mood is common at this age, and help with it works.
      T<unloved> {he} can say it to one person who is safe, in those words. ~ Alone it is a verdict, and aloud it is a question.
      T<unloved> {he} can take it as a signal and look for what is missing, such as sleep, company or one honest talk.
      C<unloved> {he} can think, "It is dark in here. That is not the same as empty."
      A<unloved> Rooms fill up again when somebody finds the light, and it is often somebody else who finds it. What the dark left out is still there: people who asked, waited or kept a seat, and who may be bad at saying why. Being sad is not a debate that anyone needs to win. If it ever gets so dark that being here seems too much, that is for an adult or a doctor on the same day.
    `,
  },
};
