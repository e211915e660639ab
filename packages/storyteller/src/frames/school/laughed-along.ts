import { said, type NamedScene } from '../scene.ts';

const ALONG = String.raw`\b(?:laugh(?:s|ed|ing)? (?:along|too|as well|with (?:them|the others))|joins? in|joined in|went along|goes along|stood by|stands by|(?:did(?:n['’]?t| not)|does(?:n['’]?t| not)) (?:say|do|stop) (?:anything|something|it)|said nothing|did nothing|(?:just )?(?:stood (?:there|around|and)|looked on|watched (?:it|and|while|as)|let it happen|went quiet)|(?:did(?:n['’]?t| not)) (?:stick|stand) up)\b`;
const MEAN = String.raw`\b(?:mean|unkind|horrible|nasty|cruel|teas\w*|bull(?:y|ied|ies|ying)|pick(?:s|ed|ing)? on|mak(?:e|es|ing) fun|made fun|laugh(?:s|ed|ing)? at|mock\w*|takes? the mick\w*|nam(?:e|es) calling|called (?:him|her|them) names)\b`;
const SORRY = String.raw`\b(?:sick about it|feels? (?:bad|awful|guilty|terrible|sick|horrible|ashamed)|guilt\w*|ashamed|regrets?|can['’]?t sleep|upset about it|knows? (?:it was|that was) wrong|wishes|laugh(?:s|ed|ing)? along (?:when|while|with|at))\b`;

/** Others were unkind, and the child laughed or stood by and minds it now. */
export const laughedAlong: NamedScene = {
  id: 'laughedalong',
  image: 'a laugh that went along, and feet that can still turn round',
  cue: said(
    `(?=[^]*(?:${ALONG}))(?=[^]*(?:${MEAN}))(?=[^]*(?:${SORRY}))`,
    String.raw`\b(?:racis\w*|homophob\w*|antisemit\w*|slurs?|to (?:him|her|them) and|(?:mean|unkind|horrible|nasty) to (?:him|her)\b|bullied at|being bullied)\b`,
  ),
  decides: true,
  answers: /\b(?:feels? (?:bad|awful|guilty|terrible|sick|horrible|ashamed)|sick about it)\b/i,
  titles: { young: 'The Laugh That Went Along', older: 'After the Laugh' },
  text: {
    '6-7': `
      D<laughedalong> Somebody was unkind to a child, and others laughed. {Name} laughed too, or stood there, and may be sorry. A laugh can jump from face to face, faster than a thought. Afterwards there may be a bad feeling about it. It comes because {Name} knows what is kind.
      P<laughedalong> The child who was laughed at counted all the faces. One face that is kind the next day gets counted as well.
      Q<laughedalong> When {Name thinks} of it, there may be a feeling of ____. It may sit in the tummy.
      H<laughedalong> {helper} can listen to it all, and say thank you for telling.
      H<laughedalong> {helper} can help to find three words for tomorrow.
      T<laughedalong> {he} can say, "That was not fair. I am sorry."
      T<laughedalong> {he} can ask that child to come and play.
      T<laughedalong> {he} can tell a teacher when it happens again.
      C<laughedalong> {he} can think, "I laughed. I can do the next thing another way."
      A<laughedalong> The next day comes with a playground in it. Two feet walk over, and somebody says sorry. It is short, and it is true. It does not make the laugh go away. It puts something kind beside it, and that counts.
    `,
    '8-10': `
      D<laughedalong> Laughing is catching, because mouths copy other mouths faster than anybody can think. So {Name} may have laughed along, or stood there, while others were unkind to somebody, and may be sorry. A bad feeling afterwards is useful. It comes from the part of a person that knows what is fair.
      P<laughedalong> Whoever is laughed at looks round for one face that does not join in. A face that changes sides later is noticed as well.
      P<laughedalong> Of those who laughed, more than one may have gone home with the same bad feeling. None of them said so.
      Q<laughedalong> When {Name thinks} of it, there might be a feeling of ____. Stomachs are often the first to say.
      H<laughedalong> {helper} can listen without a sermon. ~ Somebody who tells it has understood the main part.
      H<laughedalong> {helper} can speak with a teacher if it goes on. ~ Stopping it is a job for adults.
      T<laughedalong> {he} can say to that person, without the others there, "I laughed, and it was wrong. I am sorry."
      T<laughedalong> {he} can sit down next to them the next time, or ask them to come along.
      T<laughedalong> {he} can go and get an adult when it begins again. ~ It is quicker than a speech, and safer.
      C<laughedalong> {he} can think, "I know which side I want to stand on."
      A<laughedalong> Somebody crossed the playground to say sorry, and it came out shorter than planned. It may be answered with a shrug. What happened stays as it was, and it is not the last thing that happened. The seat next to that person is not empty today.
    `,
    '11+': `
      D<laughedalong> A group can switch off the people in it. Each one waits for somebody else to object, and takes the silence of the rest for agreement. {Name} laughed along, or said nothing, while others were unkind to somebody, and may be sorry about it. Any discomfort is a good sign. It means that the person inside the group was switched on the whole time.
      P<laughedalong> The one at the receiving end counts faces, and remembers those that looked away. A face that comes back later is remembered longer.
      P<laughedalong> Others in the group may have gone home with the same feeling. As a rule nobody mentions it, which is exactly how it works.
      Q<laughedalong> In the replay at night, {Name} might feel ____. Several words at once would not be surprising.
      H<laughedalong> {helper} can hear the whole of it first and leave out the verdict. ~ It has been delivered already, by the right person.
      H<laughedalong> {helper} can inform the school, without heroics, if it is going on. ~ Ending it takes adults.
      T<laughedalong> {he} can say it in person and alone: "I laughed, and I should not have. I am sorry." ~ No reasons need to be added.
      T<laughedalong> {he} can decide beforehand what to do the next time, such as "Leave it" and a change of subject. ~ Two words prepared are worth more than a speech afterwards.
      T<laughedalong> {he} can send one ordinary message to that person, about anything at all. ~ Ordinary is what has been missing.
      C<laughedalong> {he} can think, "That was me. So is what I do next."
      A<laughedalong> Being sorry out loud may be accepted, ignored or answered with a remark, and all three are the other person's right. It was owed either way, and now it has been said. Groups change direction because somebody in them does, and that is seldom the loudest one. The next laugh will come round, and there is half a second in which to let it go by.
    `,
  },
};
