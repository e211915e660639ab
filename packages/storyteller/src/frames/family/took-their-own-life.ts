import { said, type NamedScene } from '../scene.ts';

/** Somebody died by suicide: the word is said, that it was nobody's fault, and that not all can be known. */
export const tookTheirOwnLife: NamedScene = {
  id: 'ownlife',
  image: 'a why that has no full answer, and people to ask it with',
  cue: said(
    String.raw`\b(?:killed (?:him|her|them)sel\w+|(?:took|taken|ended) (?:his|her|their) own lives?|took (?:his|her|their) life|ended (?:his|her|their) life|(?:died by|committed) suicide|suicide|hanged (?:him|her)self)\b`,
    String.raw`\b(?:attempt\w*|tried to|wants? to|suicidal|threat\w*|might|says (?:he|she|they)(?:['’]ll| will))\b`,
  ),
  decides: false,
  answers: /\b(?:why|killed|suicide|life|asks?|asking)\b/i,
  titles: { young: 'A Why Without an Answer', older: 'A Why Without a Full Answer' },
  text: {
    '4-5': `
      D<ownlife> {who} died. {Name} may ask why. {who} was ill in the thoughts and felt very, very bad. That illness made the body stop. Nobody here could make it well, and no child made it come.
      P<ownlife> It is not like a bad day. People have bad days, and they go by.
      Q<ownlife> When {Name} thinks of {who}, {he} may feel ____.
      H<ownlife> {helper} can say the same true words again.
      H<ownlife> {helper} can say who is here, today and tomorrow.
      T<ownlife> {he} can ask it on any day.
      T<ownlife> {he} can tell a grown-up about a very bad feeling.
      C<ownlife> {he} can say, "I did not do it. I miss {who}."
      A<ownlife> {who} died, and it is sad. Some of the whys have no answer. There is a hand to hold, and there is somebody to ask.
    `,
    '6-7': `
      D<ownlife> {who} died. {Name} may hear that {who} did something that made the body stop. Some people's thoughts get so ill that they see no other way. There were other ways, and the illness hid them. It was not because of anything that anybody here said or did.
      P<ownlife> {who} loved people and was loved. The illness was in the way of feeling it.
      P<ownlife> Grown-ups ask "why" as well. They do not know all of it, and some of it nobody can know.
      Q<ownlife> When the why comes, {Name} may feel ____. It may be more than one word.
      H<ownlife> {helper} can say what is known, in true words.
      H<ownlife> {helper} can say, "You can tell me any thought."
      T<ownlife> {he} can ask again on another day.
      T<ownlife> {he} can tell a grown-up at once when {his} own thoughts feel very dark. ~ Thoughts can be helped.
      C<ownlife> {he} can think, "I did not make it happen. I can talk about it."
      A<ownlife> {who} died, and that is sad and hard to understand. How somebody died is one thing. How they laughed, and what they cooked, is another. Both can be talked about, with people who miss {who} too.
    `,
    '8-10': `
      D<ownlife> {who} died, and the words for how are that somebody took their own life. {Name} may keep asking why, and it is the question that everyone asks. Mostly there is no single reason. Something in the mind had grown so dark that it hid every other way out. There is help for that, and it did not reach {who} in time. Nothing that a child did, said or failed to notice was the cause.
      P<ownlife> Adults go over it as well: the last call, the last visit. Looking back, people see signs that nobody could read then.
      P<ownlife> Angry, sad, guilty or nothing at all: after such a death all of it may be felt and said.
      Q<ownlife> When the why comes up, {Name} might feel ____.
      H<ownlife> {helper} can tell what is known, honestly and without every detail.
      H<ownlife> {helper} can find people who know about this kind of loss. ~ There are groups and helplines for families.
      T<ownlife> {he} can decide what to say to others. ~ "He died" or "she died" is a whole answer.
      T<ownlife> {he} can tell an adult at once if {his} own thoughts get very dark, or a friend's do. ~ That is right each time.
      C<ownlife> {he} can think, "I may ask why. I was not the reason."
      A<ownlife> {who} died, and part of the why went along. It can be hard to live with a question that has half an answer, and it gets easier with company. How somebody died is the last page and not the whole book. There are other pages, and people here know many of them well.
    `,
    '11+': `
      D<ownlife> {who} died, in a way that people do not like to name: somebody took their own life. The question that stays is why. {Name} will have noticed that nobody has a satisfying answer. Those who study it say that there is hardly ever one cause. An illness, exhaustion or despair can narrow a person's thinking until it sees a single exit, although there were others, and help for it exists. It did not reach {who} in time. It was not brought about by anything that somebody here said, did or missed.
      P<ownlife> Hindsight makes signs out of ordinary things. The adults are going through the same messages and calls, and blame themselves for what could not be known.
      P<ownlife> Grief after such a death has extra parts: anger, guilt, relief, silence from other people who do not know what to say. All of them are usual.
      Q<ownlife> When the why comes round again, {Name} might notice ____.
      H<ownlife> {helper} can answer what is asked, truthfully, and leave out what only hurts.
      H<ownlife> {helper} can find somebody who knows this kind of loss. ~ There are groups for families, also for young people.
      T<ownlife> {he} can choose the words for others. ~ "My family doesn't want to go into it" is enough.
      T<ownlife> {he} can tell an adult or a doctor at once if {his} own thoughts turn that way, or a friend's. ~ No secret is worth keeping then, and there is help at any hour.
      C<ownlife> {he} can think, "I can go on asking. I was not the cause."
      A<ownlife> The why may shrink in time, but it is not likely to be solved. {who} died, and the manner of it tends to stand in front of everything else for a while. Behind it there is a person with a voice, a taste in music and bad jokes. Missing that person is the part that can be shared, and it is worth doing it out loud.
    `,
  },
};
