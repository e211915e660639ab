import { said, type NamedScene } from '../scene.ts';

/** A parent's cancer cannot be cured. How long it goes on nobody has said, and so it is not said here. */
export const notToBeCured: NamedScene = {
  id: 'incurable',
  image: 'the two words cure and care, which differ in one letter or two',
  cue: said(
    String.raw`\b(?:can(?:not|.?t| not)|could ?n.?t|not|n.?t|never) (?:\w+ ){0,2}(?:be )?(?:cured?|curable|go away|get rid of it)\b|\bincurable\b|\bno cure\b|\bstage (?:4|four|iv)\b|\b(?:spread|come back|came back|is back|returned)\b[^.!?]{0,24}\b(?:cancer|tumou?r|liver|lungs?|bones?|brain)\b|\b(?:cancer|tumou?r)\b[^.!?]{0,24}\b(?:has spread|spread|come back|came back|is back|returned)\b`,
    String.raw`\b(?:ms|multiple sclerosis|diabet\w*|crohn\w*|arthritis|lupus|fibro\w*|asthma|chronic fatigue|me/cfs|epilep\w*|parkinson\w*|depress\w*)\b|\b(?:is|are) dying|going to die|will die|(?:days|weeks|months) (?:left|to live)`,
  ),
  decides: false,
  answers: /\b(?:cure\w*|incurable|spread|back|hospice|palliative)\b/i,
  titles: { older: 'Cure and Care' },
  text: {
    '6-7': `
      D<incurable> {who} has {illness}. The doctors cannot make it go away, and they said so. {Name} may ask what comes then. They can still do a lot, so that it hurts less. Nobody knows how the days will be. No child made it come, and no child can stop it.
      P<incurable> Grown-ups cry about it at times, and then they make toast. Both can be true on one day.
      P<incurable> {who} is still the same person, with the same jokes. Being ill takes up a lot, but not all.
      Q<incurable> When people talk about it, {Name} may feel ____. It may be different at supper.
      H<incurable> {helper} can tell what is known, and say when there is news.
      H<incurable> {helper} can say who looks after {Name} on each day. ~ It is good to know.
      T<incurable> {he} can ask each question that comes, even the biggest one.
      T<incurable> {he} can do small things together with {who}, or go out and play.
      C<incurable> {he} can think, "They will tell me. I can ask."
      A<incurable> An illness may stay, and people stay too. There are days with a film on the bed, and days for resting. It is fine to be sad, cross or happy on any of them. {Name} is looked after today and on all other days.
    `,
    '8-10': `
      D<incurable> Doctors have two jobs, to cure and to care. With {who} they have said that {illness} is not to be cured. {Name} may want a date, and nobody has one. The second job goes on: less pain, better nights, more good hours. Nothing that was said, done or thought at home brought it about.
      P<incurable> Adults may whisper because they are afraid of the next question. It can be asked all the same.
      P<incurable> {who} may be tired, cross or very funny, all before lunch. Illness does that, and so does being a person.
      Q<incurable> When somebody says "How are things?", {Name} might feel ____.
      H<incurable> {helper} can say what the doctors have said, in full, and what is not known.
      H<incurable> {helper} can find somebody at the hospital or at school who talks with children about it.
      T<incurable> {he} can ask the big question aloud. ~ It does not make anything happen.
      T<incurable> {he} can make something with {who}, such as a list of jokes or a recorded story.
      C<incurable> {he} can think, "There is no cure, and there is a lot of care."
      A<incurable> Nobody can say how long it goes on, and that is the hard part. In the meantime there are ordinary days, and some of them are good. An illness has no right to all of them. {Name} will be told what is known, and will be looked after whatever comes.
    `,
    '11+': `
      D<incurable> There is a sentence that changes a house: it cannot be cured. {Name} has heard it about {who} and {illness}, or has understood it from the way the adults speak. It doesn't contain a date. Treatment goes on with a different aim, which is time and comfort, and doctors can do a good deal about both. Nothing that anybody at home did, said or thought brought it about.
      P<incurable> {who} may want to talk about it, or to be asked about anything else for once. It is possible to find out by asking.
      P<incurable> Adults leave things unsaid to protect people of this age. It rarely works, and they can be told that a plain sentence is easier to live with.
      Q<incurable> In the middle of something ordinary, {Name} might notice ____. Feeling nothing for an afternoon is also an answer.
      H<incurable> {helper} can pass on what the doctors say, on the day they say it, including what they do not know.
      H<incurable> {helper} can arrange somebody outside to talk to, such as a hospice nurse, a counsellor or a teacher.
      T<incurable> {he} can ask the question that nobody wants to hear. ~ It has been thought by everyone already.
      T<incurable> {he} can spend time with {who} without making it an occasion, and evenings out without an apology.
      C<incurable> {he} can think, "I can't change the sentence. I can have today."
      A<incurable> The illness cannot be cured, and it is unfair, and there is still football on Wednesday. People who have lived in such a house say that they remember the ordinary evenings best. It is not necessary to be brave at any particular hour. Whatever comes, there are adults whose job it is to look after {Name}, and they can be named.
    `,
  },
}; // prettier-ignore
