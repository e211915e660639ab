import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

const OTHERS = String.raw`(?:any(?:one|body)(?: else)?|some(?:one|body) else|others?|other (?:girls|boys|kids|children|friends|people)|another (?:girl|boy|child|friend|kid))`;

/** The child itself says "then you are not my friend", because its friend plays with somebody else as well. */
export const oneFriendAndSomebodyNew: NamedScene = {
  id: 'ownfriend',
  image: 'a game for two with a third place in it',
  cue: said(
    String.raw`\b(?:tells?|told|says? to|said to|telling) (?:her|his|their) (?:best )?(?:friends?|mate)\b[^.!?]{0,40}\bnot (?:(?:her|his|my|their) (?:best )?friends?|friends)\b|\bjealous\b[^.!?]{0,24}\b(?:friend|mate)\b[^.!?]{0,40}\bplay(?:s|ing|ed)? with ${OTHERS}[^.!?]{0,60}\b(?:tells?|told|says?|threat\w*|won['’]?t|horrible|mean|nasty)\b|\b(?:won['’]?t|wont|will not|does ?n['’]?t|doesnt|refuses to|never) (?:let|want|like) (?:her|his|their) (?:best )?friends?\b[^.!?]{0,12}\b(?:to )?(?:play(?:s|ing)?|be(?:ing)? friends|talk(?:s|ing)?|sit(?:s|ting)?) with ${OTHERS}|\bwants? (?:her|his|their) (?:best )?friend (?:all )?to (?:her|him|them)sel(?:f|ves)\b`,
    String.raw`^(?:her|his|their) (?:best )?friend (?:tells|says|won['’]?t|told|gets)|\b(?:brother|sister|cousin)\b[^.!?]{0,20}\bfriend`,
  ),
  decides: true,
  answers: /\b(?:jealous|friends?|plays?|any ?more|tells?)\b/i,
  titles: { young: 'A Third Place in the Game', older: 'A Third Place in the Game' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<ownfriend> {Name has} a good friend. Some days the friend plays with another child. It can feel like being left. Then {Name} may say, "You are not my friend." That hurts the friend, and nobody plays. A friend can like two people.
      P<ownfriend> The friend still likes {Name}. The other game looked fun.
      Q<ownfriend> When the friend plays with another child, {Name} may feel ____.
      H<ownfriend> {teacher} can help three to find a game.
      H<ownfriend> {helper} can ask what made it hard.
      T<ownfriend> {he} can ask, "Can I play too?"
      T<ownfriend> {he} can say, "I am sad. I missed you."
      C<ownfriend> {he} can think, "You can like two. I am one of them."
      A<ownfriend> There was a game with room for three. It was odd at first, and then it was fun. A friend who played over there can come back over here.
    `,
    '6-7': `
      D<ownfriend> A best friend is a good thing to have. Then the friend plays with somebody else. {Name} may get a hot pull inside. It says, "Mine!" So out comes a sentence: "Then you are not my friend." It is meant to hold the friend. It works like a push. A friend can like two people, and none of it gets used up.
      P<ownfriend> The friend only wanted to try another game. Now there is a sentence that hurts.
      P<ownfriend> Lots of people have that hot pull. Grown-ups have it as well, and it is called being jealous.
      Q<ownfriend> When the friend goes off with somebody else, {Name} may feel ____.
      H<ownfriend> {teacher} can help to start a game that needs three.
      H<ownfriend> {helper} can ask what the sentence was really about.
      T<ownfriend> {he} can say the true one: "I was scared you like me less."
      T<ownfriend> {he} can say sorry for the sentence, and ask to join in.
      C<ownfriend> {he} can think, "A friend of two is still my friend."
      A<ownfriend> There is a game with three places in it, and one was free. It did not go well all the time. The hot pull may come again, and it can be said in another way. A friend who may go can also come back. That is the best sort.
    `,
    '8-10': `
      D<ownfriend> Friendship is one of the few things that do not get smaller when they are shared. It does not feel like that from inside. When a best friend plays with somebody else, {Name} may feel a jolt, as if a place was given away. Then a sentence comes out that is meant to hold on tight: "You are not my friend any more." It has the opposite effect, because people step back from what pulls at them.
      P<ownfriend> The friend probably did not choose between two people. Somebody had a ball or an idea, and that was all.
      P<ownfriend> Being given a choice like that is unpleasant. A friend who stays because of it stays with one foot.
      Q<ownfriend> Seeing the two of them together, {Name} might feel ____. Under the anger there may be something quieter.
      H<ownfriend> {helper} can listen without saying that it does not matter. ~ It does matter, and that is why it came out so hard.
      H<ownfriend> {teacher} can put three people on one task. ~ It is easier to share a friend over a job.
      T<ownfriend> {he} can take the sentence back: "I did not mean that. I was jealous."
      T<ownfriend> {he} can ask one of the others about something, just for a minute. ~ A person with a name is less of a rival.
      C<ownfriend> {he} can think, "Holding on tight is not how it works."
      A<ownfriend> The sentence was taken back, and it took some courage. Three is an awkward number for many games and a good one for some. The jolt may come again, and it is only a jolt. A friend who is free to go and comes back has chosen, and nobody can be given more than that.
    `,
  },
};
