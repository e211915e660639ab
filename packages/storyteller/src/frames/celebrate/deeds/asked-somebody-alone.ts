import type { DeedThread } from './deed-thread.ts';

const ALONE = String.raw`(?:(?:all )?(?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)|no ?(?:one|body) to (?:play|sit|talk|be) with|lonely|left out)`;
const TO_COME = String.raw`[^.!?]{0,40}\b(?:play|join|sit|come|games?|wanted|would like)`;
const ASKED = String.raw`(?:asked|invited) (?:if (?:he|she|they)|him|her|them|(?:an?|the|another) (?:[\w-]+ ){0,3}(?:boy|girl|child|kid|classmate))\b${TO_COME}`;
const ASKED_THE_NEW = String.raw`(?:asked|invited) (?:an?|the) new (?:boy|girl|child|kid|classmate|pupil)\b${TO_COME}`;

/** Somebody alone at break, who was seen and asked: the looking, the few steps over and the question. */
export const askedSomebodyAlone: DeedThread = {
  id: 'asked-over',
  image: 'somebody alone, a few steps across, and a question',
  cue: new RegExp(
    String.raw`\b(?:${ALONE}\b[^.!?]{0,60}\b${ASKED}|${ASKED}\b[^.!?]{0,60}\b${ALONE}|${ASKED_THE_NEW})\b`,
    'i',
  ),
  decides: true,
  titles: { young: 'Do You Want to Play?', older: 'A Few Steps Across' },
  text: {
    '2-3': `
      D<asked-over> {Name} was kind. One child had no one there. {Name} saw it. Step, step, step, and hello!
      P<asked-over> The other one was asked. It is nice to be asked.
      P<asked-over> Big people saw it too. They smiled.
      Q<asked-over> With two there, {Name} may feel ____.
      H<asked-over> {helper} can say, "You saw that!"
      H<asked-over> {helper} can ask what they did.
      T<asked-over> {he} can ask a teddy to play.
      T<asked-over> {he} can wave next time.
      C<asked-over> {he} can say, "Come and play!"
      A<asked-over> One child was alone. {Name} saw, and was kind. Then there were two. Hello, two!
    `,
    '4-5': `
      D<asked-over> It is kind to look up and see who is alone. {Name} looked up and saw somebody. It is a few steps across. Then come a few words, and the asking is done.
      P<asked-over> It is hard to stand there and wait. It gets easier when somebody comes and asks.
      P<asked-over> Other children may not have seen it. They were busy with their games.
      Q<asked-over> Just before asking, {Name} may have felt ____.
      H<asked-over> {helper} can say why it was kind.
      H<asked-over> {helper} can ask what the two did next.
      T<asked-over> {he} can look up next time as well, and say hello.
      T<asked-over> {he} can draw who was there.
      C<asked-over> {he} can say, "Do you want to come too?"
      C<asked-over> {he} can think, "I saw, and I asked."
      A<asked-over> Before, there was somebody alone. Then there was a question, and it was a kind one. {Name} went over and asked it. Tomorrow there is somebody to wave to.
    `,
    '6-7': `
      D<asked-over> It takes somebody who looks up to be kind to somebody alone. {Name} looked up, and saw. Then it was a few steps across and a short question. A question like that means that there is room.
      P<asked-over> Whoever stands alone often looks at the ground or at a wall. It is hard to go up to people who are busy. It is much easier to be asked.
      P<asked-over> Teachers see such things from the edge of the playground. They can ask children to be kind, but they cannot do it for them.
      Q<asked-over> On the few steps across, {Name} may have felt ____.
      H<asked-over> {helper} can ask what {he} saw first.
      H<asked-over> {helper} can say what was kind: the looking and the asking.
      T<asked-over> {he} can say hello again the next time. ~ It is good to be known by name.
      T<asked-over> {he} can tell at home what happened after the question.
      C<asked-over> {he} can think, "I saw somebody, and I asked."
      C<asked-over> {he} can say, "Do you want to come too?"
      A<asked-over> There was somebody alone, and then there was not. That was because {Name} was kind and went over. It took one question. At home somebody else may be telling about it at supper.
    `,
    '8-10': `
      D<asked-over> Being kind to somebody who is alone begins with seeing it, and that is easy to miss. {Name} did not miss it. The next part is harder, because it means leaving what one is doing, walking across and asking. The other person could have said no. {Name} asked all the same.
      P<asked-over> Anyone who is alone in a crowd has usually thought of going up to somebody. They do not know whether they would be in the way. A question from the other side settles that.
      P<asked-over> Others will have seen who went over. It is easier to be kind when somebody else has been kind first.
      Q<asked-over> On the way across, {Name} might have felt ____. Afterwards it may have been a different word.
      H<asked-over> {helper} can ask what {he} saw first. ~ It is often one small thing.
      H<asked-over> {helper} can say in one plain sentence what was kind about it.
      T<asked-over> {he} can find out the other person's name, and use it next time.
      T<asked-over> {he} can ask once more on another day. ~ The second time is often easier for both.
      C<asked-over> {he} can think, "I noticed, and I went over."
      C<asked-over> {he} can say, "Do you want to come with us?"
      A<asked-over> At first there was somebody alone. Then there was a kind question, and {Name} was the one who asked it. They may become friends or just people who nod. Either way, one person had company that day.
    `,
    '11+': `
      D<asked-over> Nearly everyone has meant to be kind to a person who was alone, and then walked on. {Name} did not walk on. It meant breaking off, going across while others might be watching, and asking something that could be answered with no. That is what makes it kind rather than merely polite.
      P<asked-over> People who are alone often look as though they prefer it, since that is less awkward than looking round. A plain question gives them a choice, which they did not have a minute earlier.
      Q<asked-over> On the way across, {Name} might have felt ____. A little awkwardness is usual and does no harm.
      H<asked-over> {helper} can mention it once, as a fact, and then leave it. ~ That keeps it about the other person.
      H<asked-over> {helper} can ask how the other person is getting on. ~ It shows who it was for.
      T<asked-over> {he} can say hello again in a day or two. ~ The second time shows that the first was meant.
      T<asked-over> {he} can keep it private. ~ Not everything good needs a witness.
      C<asked-over> {he} can think, "I noticed, and I went over."
      C<asked-over> {he} can think, "It was one question, and it was worth asking."
      A<asked-over> It may be the start of something or just one easier lunch for somebody. {Name} was kind at the moment when it was of use, and that takes some nerve. The other person will remember who came across and asked.
    `,
  },
};
