import { said, type NamedScene } from '../scene.ts';

/** Somebody of the family has just died, and a child is to be told. */
export const theNewsThatSomebodyDied: NamedScene = {
  id: 'firstnews',
  image: 'the plain word for it, and a lap to hear it on',
  cue: said(
    String.raw`\b(?:died|passed away) (?:on \w+day|yesterday|today|this (?:morning|week|afternoon|evening)|last night|suddenly|in the night)\b|\b(?:has |have )?just (?:died|passed away)\b|\b(?:how (?:do|can|should|to|shall) (?:i |we |you )?(?:tell|explain|break)|(?:need|want|have|going|trying) to (?:tell|explain)|don['’]?t know (?:how|what) to (?:tell|say|explain)|tell (?:him|her|them) (?:that )?(?:his|her|their|my|grand\w*|gran|nan\w*))\b`,
    String.raw`\b(?:funeral|coffin|buried|dying|going to die|ill|weeks? to live|months? ago|last year|tell (?:his|her|their) (?:friends|class)|doesn['’]?t want to tell|where (?:he|she) (?:is|has gone)|asks|asked|asking|angry|laugh\w*|cr(?:y|ies)|guilty|scared|since|misses|won['’]?t|has ?n['’]?t|not)\b`,
  ),
  decides: false,
  answers: /\b(?:tell|explain|how)\b/i,
  titles: { young: 'The Plain Word', older: 'The Plain Word' },
  text: {
    '2-3': `
      D<firstnews> {who} died. That is sad. {who} cannot come to {Name} now. {who} cannot wake up.
      P<firstnews> Big people cry. It is fine.
      Q<firstnews> Without {who}, {Name} may feel ____.
      H<firstnews> {helper} can hug {Name}.
      T<firstnews> {he} can point at a photo.
      C<firstnews> {he} can say, "I am sad."
      A<firstnews> {who} died. {Name is} here, and not alone. Here is a hug. Night-night.
    `,
    '4-5': `
      D<firstnews> There is sad news. {who} died. {Name} can hear what that means. The heart stopped, and the body stopped. It does not eat, breathe or hurt any more. {who} is dead and cannot come back. Nobody did a bad thing.
      P<firstnews> Grown-ups may cry a lot. They are sad, and they can still look after {Name}.
      Q<firstnews> Now that {Name} knows, {he} may feel ____.
      H<firstnews> {helper} can say it again, in the same words.
      H<firstnews> {helper} can tell what happens today and tomorrow.
      T<firstnews> {he} can ask, and ask again.
      T<firstnews> {he} can cry, or go and play.
      C<firstnews> {he} can say, "I liked {who}. I miss {who}."
      A<firstnews> {who} died, and it is sad. It was said on a lap, in plain words. There is supper today, as on other days. The ones who are here sit close together.
    `,
    '6-7': `
      D<firstnews> Some news is hard to say and hard to hear. {who} died. {Name} may need time to take that in. When a person dies, the heart and the brain stop and cannot start again. It feels no pain. {who} is dead. Nothing that a child said, did or thought was the reason.
      P<firstnews> Grown-ups may cry, talk a lot or be very quiet. They are sad, and they go on looking after {Name}.
      P<firstnews> Some children cry at once, and some go out to play. Both are fine. Sadness comes and goes in bits.
      Q<firstnews> Now that the word has been said, {Name} may feel ____. It may be nothing yet.
      H<firstnews> {helper} can answer each question in plain words.
      H<firstnews> {helper} can say what happens this week.
      T<firstnews> {he} can ask anything, even if it sounds odd.
      T<firstnews> {he} can find a photo, and put it where it can be seen.
      C<firstnews> {he} can think, "It is true, and I am not alone with it."
      A<firstnews> The plain word is "died", and everybody here can say it. {who} will be missed, on loud days and on quiet ones. Tonight there is supper and a bed, as before. Questions may come at any time, and they can be asked.
    `,
    '8-10': `
      D<firstnews> There is no good way to hear it, so it is said plainly: {who} died. {Name} may have guessed, from the voices on the phone. Dying means that the heart and the brain have stopped and cannot start again. It does not hurt any more. It was not brought about by anything that somebody here said, did or forgot.
      P<firstnews> Adults may be in tears one minute and make sandwiches the next. It is the same in most families, on such a day.
      P<firstnews> Some people feel a great deal at once, and some feel nothing for days. It is no measure of how fond they were.
      Q<firstnews> With the news an hour old, {Name} might feel ____. Empty is a usual word.
      H<firstnews> {helper} can say what is known, and admit what is not.
      H<firstnews> {helper} can explain what the next days will be like, and who is there.
      T<firstnews> {he} can ask about anything, including what seems wrong to ask.
      T<firstnews> {he} can decide whether to tell a friend, or let a teacher know.
      C<firstnews> {he} can think, "I can take it in one bit at a time."
      A<firstnews> The plain word for it is "died". It sounds hard, and it leaves nothing to guess. {who} will be missed in different ways by everyone at this table. Ordinary things go on next to it, and it is all right to be glad of them.
    `,
  },
};
