import { said, type NamedScene } from '../scene.ts';

/** A grandparent died, and the child feels guilty about something that was not done, or that was said. */
export const visitThatWasMissed: NamedScene = {
  id: 'guilty',
  image: 'one afternoon that is looked at again and again, and all the others beside it',
  cue: said(
    String.raw`(?=[^]*\b(?:died|dead|death|passed away|passed on)\b)[^]*\b(?:guilt\w*|regret\w*|blames? (?:him|her|them)sel\w+|ashamed|(?:should|wish\w*|if only)\b[^.!?]{0,24}\b(?:had|have|visited|gone|said|called|rung|hugged)|(?:did ?n.?t|never|could ?n.?t) (?:get to |got to )?(?:say goodbye|visit|see (?:him|her)|ring|call|hug))\b`,
    String.raw`\b(?:in|back in|lived in|over in) (?:india|pakistan|poland|jamaica|nigeria|another country|abroad)\b|\bmiscarr\w+|stillborn|far away|\bI (?:feel|felt) guilty`,
  ),
  decides: false,
  answers: /\b(?:guilt\w*|regret\w*|blam\w*|visit\w*|goodbye|should)\b/i,
  titles: { older: 'One Afternoon Among Many' },
  text: {
    '6-7': `
      D<guilty> {who} died, and {Name} may think of one thing again and again. It was not done, such as a visit, a call or a goodbye. It cannot be done now, and that hurts. But it did not make {who} die. A body stopped, and no visit can change that.
      P<guilty> Nearly all people find such a thing after a death. Grown-ups at home may have one too.
      P<guilty> {who} knew more than one day. There were all the other days as well.
      Q<guilty> Thinking of that day, {Name} may feel ____.
      H<guilty> {helper} can say, "It was not because of you." ~ It is true each time.
      H<guilty> {helper} can look at photos of the other days with {him}.
      T<guilty> {he} can say it now, or write it, or draw it. ~ Words for {who} can still be said.
      T<guilty> {he} can tell somebody about the heavy thought.
      C<guilty> {he} can think, "That was one day. There were many."
      A<guilty> {who} died, and {Name} had no part in it. One day looks big just now, because it was near the end. Beside it are all the days with a game or a biscuit. Those happened, and they count.
    `,
    '8-10': `
      D<guilty> {who} died, and one thing may keep coming back to {Name}. It may be a visit that did not happen, or a call. It is looked at again and again, as if it could be changed. It cannot, and it was not the cause of anything. A body was too ill or too old to go on. No visit could have altered that.
      P<guilty> Nearly everybody who has lost somebody has such an afternoon. Those who were there all the time regret what they said.
      P<guilty> Old people remember in years and not in afternoons. Whoever was fond of a grandchild knew it from all the rest.
      Q<guilty> When that day comes to mind, {Name} might feel ____. It can be sad and cross at once.
      H<guilty> {helper} can tell how it was at the end, as far as anyone knows. ~ It leaves less room for guesses.
      H<guilty> {helper} can say what else nobody got round to. ~ It is lighter with two.
      T<guilty> {he} can write the letter or say the sentence now, at a place that belongs with {who}.
      T<guilty> {he} can make a list of ten days that did happen.
      C<guilty> {he} can think, "I would go now. That shows I was fond of {who}."
      A<guilty> {who} died, and it was not because of anything {Name} did or left undone. One afternoon stands in front because it was the last. Behind it are all the others, with jokes, rain and biscuits in them. Regret is what is left over of being fond of somebody. It gets lighter when it is told.
    `,
    '11+': `
      D<guilty> {who} died, and {Name} may be left with one thing: a visit put off, a message not answered or a goodbye not said. Nobody knew which day would be the last one, and people who do not know that make ordinary plans. The thing was not done, and that is a fact. It was not the cause of anything, and that is one too. Illness and age take no notice of who came on Sunday.
      P<guilty> Guilt after a death is so common that those who work with grief expect it. People who sat by the bed for weeks have it as well, and regret that they went out for a coffee.
      P<guilty> Hospitals are difficult to visit, and some people who lie in them would rather be remembered upright. What a grandparent knows about being loved was settled years before.
      Q<guilty> When it comes back at night, {Name} might feel ____. Being angry is one form of it.
      H<guilty> {helper} can tell plainly what the last days were like, including what nobody could have done.
      H<guilty> {helper} can hear the accusation out before answering it. ~ Being talked out of it too quickly does not help.
      T<guilty> {he} can say the thing now, in a letter, at the grave or on a walk. ~ It is late, and it is not pointless.
      T<guilty> {he} can tell one person the exact sentence that goes round. ~ Spoken, it is easier to judge fairly.
      C<guilty> {he} can think, "I did not know it was the last chance. Nobody did."
      A<guilty> {who} died, and nothing that {Name} did or left undone brought that about. There is one afternoon that cannot be had, and there are years that were. It would be unjust to judge the years by the afternoon. If the thought does not ease with time, it is worth taking to somebody outside the family, such as a counsellor or a doctor.
    `,
  },
}; // prettier-ignore
