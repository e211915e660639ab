import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const BRUSHED = String.raw`(?:brush\w*|clean\w*|done|washed)\b[^.]{0,16}\bteeth|teeth (?:are|have been|were|is) (?:brushed|done|clean\w*)`;

/** What the brush has to say for itself: some are held under the tap. */
const AS_IT_IS: Role = {
  fallback: { text: 'dry' },
  cues: [{ match: /\b(?:wets?|wetting|dips?|runs?|puts?|rins\w+) (?:the|his|her|their) (?:tooth)?brush\b/i, phrase: { text: 'only wet from the tap' } }],
}; // prettier-ignore

/** A yes to "have you brushed your teeth?", and a brush that is dry. */
export const dryBrush: NamedScene = {
  id: 'drybrush',
  image: 'a quick yes, and a brush that did not go round',
  cue: said(
    String.raw`\b(?:says?|said|saying|claims?|tells?|told|swears?|pretend\w*|lies?|lying|lied|fibs?|fibbing|insists)\b[^.]{0,40}\b(?:${BRUSHED})|\b(?:wets?|wetting|dips?) (?:the|his|her|their) (?:tooth)?brush|\b(?:teeth|toothbrush)\b[^.]{0,60}\b(?:lies?|lying|pretend\w*|(?:says?|claims?|tells me) (?:that )?(?:he|she|they)(?:'s| has| have|'ve| did)?(?: done| already)?)\b|\b(?:tooth)?brush (?:is|was|stays?) (?:bone |still |always )?dry|\bdry (?:tooth)?brush`,
    String.raw`\bhurts?\b|\bscared\b|\bdentist says\b|\bhome ?work\b|\babout everything\b`,
  ),
  decides: true,
  titles: { young: 'A Yes That Is True', older: 'Not Yet, and Now I Go' },
  roles: { dry: AS_IT_IS },
  text: {
    '4-5': `
      D<drybrush> "Are your teeth brushed?" somebody asks. {Name} may say yes, because a yes is quick. But the brush stands there, {dry}. The teeth still have dinner on them. A yes cannot brush.
      P<drybrush> Grown-ups ask because they cannot see in there. They like clean teeth, and they like to hear how it is.
      Q<drybrush> When somebody asks about teeth, {Name} may feel ____.
      H<drybrush> {helper} can come along and brush, too. ~ Then nobody needs to ask.
      H<drybrush> {helper} can say that "not yet" is a fine answer.
      T<drybrush> {he} can say, "Not yet," and walk to the sink.
      T<drybrush> {he} can show the clean teeth at the end.
      C<drybrush> {he} can say, "Not yet, but now."
      A<drybrush> The brush went round, and it drips into the cup. The teeth are clean, right to the back. Now a yes is a true yes. It took about as long as a song.
    `,
    '6-7': `
      D<drybrush> "Have you brushed your teeth?" calls somebody from another room. A yes is a quick word, and {Name} may say it too soon. The brush stands in its cup, {dry}. The teeth have not heard the yes. They only notice a brush that goes round.
      P<drybrush> Whoever asks is not trying to catch anybody. From outside, teeth are hard to see. So there is nothing to do but ask.
      Q<drybrush> When the question comes, {Name} may feel ____. It may be about the teeth or about being asked.
      H<drybrush> {helper} can come along and brush at the same time. ~ Two people with foam ask no questions.
      H<drybrush> {helper} can let "not yet" be a good answer. ~ True answers come out more easily then.
      T<drybrush> {he} can say "not yet" and go to the sink at once. ~ It is soon true that they are done.
      T<drybrush> {he} can brush right after putting on pyjamas. ~ What has its own place in the evening is not forgotten.
      C<drybrush> {he} can think, "Not yet is fine. Now I go."
      A<drybrush> The brush has been all round, and it drips into its cup. That is all the answer anybody needs. The yes is true now, and it took two minutes. The teeth have had their turn.
    `,
    '8-10': `
      D<drybrush> "Did you brush your teeth?" comes through the door, and a yes is out before anybody has thought. {Name} may know how that goes. It is the shortest way back to whatever was going on. Meanwhile the brush is {dry}, and teeth cannot pretend. The bacteria in a mouth pay no attention to what was said. They go on making acid from sugar until something wipes them off.
      P<drybrush> Parents who feel a brush with one finger are not proud of it. They would rather take somebody's word. A few quick yeses make that harder, and a few honest answers make it easier again.
      Q<drybrush> When the question comes, {Name} might feel ____. It may be about the teeth, or about being asked at all.
      H<drybrush> {helper} can agree on a time and ask only once. ~ The fifth question sounds like a telling-off, even when it is kind.
      H<drybrush> {helper} can take a "not yet" without a sigh. ~ Honest answers come more easily where nobody sighs.
      T<drybrush> {he} can say "not yet" and set off before it turns into a talk.
      T<drybrush> {he} can brush at a fixed point, such as straight after the pyjamas. ~ A habit needs no question.
      C<drybrush> {he} can think, "Not yet, and now I go."
      A<drybrush> The brush stands in the cup, and nobody has felt it with a finger. The answer and the teeth agree. It took two minutes, and the talk about it would have taken longer. Tomorrow the question may be shorter.
    `,
  },
};
