import { said, type NamedScene } from '../../scene.ts';

const CHILDREN = String.raw`(?:boys?|girls?|kids?|child|children|classmates?|friends?|lads?|pupils?|class|year|team|neighbou?rs?|mums|parents|people|they|some(?:one|body)|every(?:one|body))`;
const ALL = String.raw`(?:every(?:one|body)|(?:the )?whole (?:class|school|year|street|village)|(?:all )?(?:the|his|her|their) (?:other )?(?:kids|children|class|boys|girls|friends)|a (?:boy|girl|kid|child|lad)|some (?:kids|children|boys|girls))`;

/** A parent is in prison, and others have got to know it: it is no secret any more, and what is known is not about the child. */
export const foundOut: NamedScene = {
  id: 'foundout',
  image: 'news about a grown-up, and a child who is as before',
  cue: said(
    String.raw`(?=[^]*\b(?:prison|jail|inside|locked up|arrest\w*|sentenced|custody)\b)[^]*?(?:\b${CHILDREN}\b[^.!?,]{0,30}\b(?:(?:have|has|had)? ?found (?:it |this |that )?out|(?:have|has|had) (?:heard|seen it)|heard about|tells everyone|telling everyone|told (?:every(?:one|body)|the (?:whole )?(?:class|school|year)|all|people|others|the others)|spread\w*|gossip\w*|teas\w+|taunt\w*|mock\w*|laugh\w*|calls? (?:him|her|them))\b|\b${ALL} (?:in (?:his|her|the|their) (?:class|year) |at (?:his |her |the )?(?:school|nursery) |there )?(?:already |now )?knows?\b|\b(?:it|word) (?:has |had )?got (?:out|round|around)\b|\b(?:it|he|she|dad|mum|his dad|her dad|his mum|her mum) (?:was|is|has been|were) (?:all over|in) the (?:paper|papers|news))`,
    String.raw`\b(?:no ?body|no[- ]one|none of) (?:\w+ ){0,4}knows?\b|\b(?:if|in case|when|until|before|that) (?:\w+ ){0,3}(?:knows?|finds? out|found out)\b`,
  ),
  decides: true,
  answers: /\b(?:found out|knows?|spread\w*|teas\w+|tell\w*|told|laugh\w*)\b/i,
  titles: { young: 'Still the Same Me', older: 'What Is Known, and About Whom' },
  text: {
    '4-5': `
      D<foundout> {who} is away, and some children know where. {Name} may hear them talk. It is about a grown-up, and not about a child. Nothing a child did made it so.
      P<foundout> Children say new things over and over. After some days they say another one.
      P<foundout> Teachers can tell children to stop. They help with that.
      Q<foundout> When somebody says it, {Name} may feel ____.
      H<foundout> {helper} can say, "You did nothing wrong."
      H<foundout> {helper} can look for a short answer with {him}.
      T<foundout> {he} can say, "Stop," and go to a grown-up.
      T<foundout> {he} can tell it at home in the evening.
      C<foundout> {he} can say, "I am still me."
      A<foundout> {who} is away, and {Name} is here. Some children know it now. They can see who hops well and has a loose sock. That is all the same as before.
    `,
    '6-7': `
      D<foundout> {who} is away, and somebody has found out where. {Name} did not choose that. It can feel like a door that others have opened. What they know is about a grown-up. It is not about {him}. It was not caused by anything that a child did.
      P<foundout> News gets passed on because it is new. Most children do not think about whom it hurts. In a week there is other news.
      P<foundout> Other children have somebody away like that, too. Mostly nobody knows it of them.
      Q<foundout> When somebody talks about it, {Name} may feel ____. It may be in the face first.
      H<foundout> {helper} can make sure that a teacher knows. ~ Teachers can stop such talk.
      H<foundout> {helper} can look for one short answer with {him}. ~ A ready answer is quick.
      T<foundout> {he} can say the answer once, and then go and play.
      T<foundout> {he} can go to a teacher if it goes on. ~ That is not telling tales.
      C<foundout> {he} can say, "It is about a grown-up. I am still me."
      A<foundout> The news gets old, and then it is dull. {who} is away, and that is hard enough. {Name} is the same as before anybody knew. The jokes are the same, and so are the friends who count.
    `,
    '8-10': `
      D<foundout> {who} is away, and somebody has found out where. {Name} had no say in that, and it can feel as if others had opened a door from outside. What is known now is a fact about a grown-up. It is no fact about {him}. It was not caused by anything that a child did, said or thought.
      P<foundout> News is passed on because it is new. Whoever passes it on may want to have something to tell, and has mostly not thought about whom it hits. After a while it is old, and something else is new.
      P<foundout> In many schools there are other children with somebody away for the same reason. Hardly any of them talk about it, so each may think of being the only one.
      Q<foundout> When somebody mentions it, {Name} might feel ____. It may be hot or cold.
      H<foundout> {helper} can make sure that one adult at school knows and puts a stop to the talk. ~ That is a job for adults.
      H<foundout> {helper} can work out one answer with {him}, and practise it. ~ A ready answer is a short one.
      T<foundout> {he} can say one sentence and then go on with the game or the lunch. ~ A second sentence is not needed.
      T<foundout> {he} can go to an adult at school if it goes on. ~ Asking for help with that is not telling tales.
      C<foundout> {he} can say, "That is about a grown-up. What is for lunch?"
      A<foundout> {who} is away, and more people know it than before. {Name} is the same person as in the week before, with the same jokes and the same handwriting. Somebody may still ask, and one sentence is ready. At home it was known all along. There nothing needs to be answered.
    `,
    '11+': `
      D<foundout> {who} is away, and the reason has got round. {Name} was not asked, although it is close to being {his} own news. It can feel like walking through a room where all the talk has just stopped. What has become known is a fact about an adult. It says nothing about anybody else in the family, and nothing that a child did, said or failed to do brought it about.
      P<foundout> Whoever passes on such a thing usually wants the attention that comes with it. The attention lasts a few days. Then it moves to the next subject, as it did from the one before.
      P<foundout> In many schools several pupils have somebody away for the same reason. They tend not to mention it, which is why each of them can feel like the only one.
      Q<foundout> When a conversation stops, {Name} might feel ____. Anger is one possibility, and being tired of it is another.
      H<foundout> {helper} can make sure that one adult at school is told and deals with the talk, online as well. ~ It is not a pupil's job to stop it.
      H<foundout> {helper} can go over an answer with {him} beforehand. ~ It saves inventing one in a corridor.
      T<foundout> {he} can use one sentence, and let it be followed by another subject. ~ People take the tone that they are given.
      T<foundout> {he} can choose one or two people to talk to about it properly. ~ It is different from being talked about.
      C<foundout> {he} can say, "Yes. It is about an adult, and I am leaving it there."
      A<foundout> {who} is away, and the number of people who know has grown. That could not be chosen. How much is said, and to whom, still can. {Name} is the same person as before anybody knew, and the friends worth having have probably noticed. The rest are already looking for a new subject.
    `,
  },
};
