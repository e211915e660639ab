import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** A game that is under way, and a child at its edge who does not know how one gets into it. */
export const canIJoinIn: NamedScene = {
  id: 'joinin',
  image: 'a game that is under way, and the gap in it through which people get in',
  cue: said(
    String.raw`\b(?:how to|how (?:you|do you|does|do I)|does ?n['’]?t dare(?: to)?|(?:too |so )?(?:shy|scared|afraid|nervous|anxious) to|can['’]?t|cannot|never|not sure how to|struggles to|finds it (?:hard|difficult) to|wants? to)\b[^.!?]{0,24}\b(?:join in|join(?: (?:the|their|a))? (?:games?|others|football|children|kids|group)|ask (?:if|to|whether|anyone|others|other|them|someone|for a)(?: \w+){0,4} (?:join|play)|ask (?:anyone )?to (?:play|join)|go up to (?:other|the other|another|someone|them|people|kids|children)|get into (?:the|a) games?|approach (?:other|the other|another|someone|people|kids|children))\b`,
    String.raw`\b(?:won['’]?t let|wouldn['’]?t let|not allowed|told (?:him|her|them) (?:he|she|they) can['’]?t|say no|said no|says no|new school|moved (?:school|here|to)|sleepover|clubs?|bull(?:y|ied|ying)|cheat\w*|goal|picked|team|can['’]?t (?:run|walk)|wheelchair|english|language|hand up)\b`,
  ),
  decides: true,
  titles: { young: 'Room for One More', older: 'The Gap in the Game' },
  roles: {
    teacher: TEACHER,
    game: {
      fallback: { text: 'a game' },
      cues: [
        { match: /\bfootball\b/i, phrase: { text: 'the football' } },
        { match: /\b(?:tag|tig|chase)\b/i, phrase: { text: 'the chasing game' } },
        { match: /\bskipping\b/i, phrase: { text: 'the skipping' } },
        { match: /\bbasketball\b/i, phrase: { text: 'the basketball' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<joinin> Some children play, and {Name} may stand and look. It is hard to get into {game} that has begun. Nobody stops to say, "Come in." A game has no door. But it has a place where one more can stand.
      P<joinin> The ones who play look at the ball or the sand. They may not see who would like to play.
      Q<joinin> At the edge of the game, {Name} may feel ____.
      H<joinin> {teacher} can come along and ask with {Name}.
      H<joinin> {helper} can act it with two toys at home.
      T<joinin> {he} can stand close and do what they do.
      T<joinin> {he} can ask, "What can I be?"
      C<joinin> {he} can say, "Can I play? What can I be?"
      A<joinin> There was room for one more, as there often is. If there was none, another game was near. Tomorrow they play again. Somebody asks, "What can I be?"
    `,
    '6-7': `
      D<joinin> A game that is already going looks like a closed circle. {Name} may walk round the edge and not know how people get in. There is no gate and no bell. Most of them stood near and watched for a while. Then they did one small thing, such as fetching a ball.
      P<joinin> Those who play are not keeping anyone out. They are watching the ball. Someone at the edge may look as if they like it there.
      P<joinin> "No, it's full" does not mean "No, not you." In a minute it may be different, or with other children.
      Q<joinin> Just before asking, {Name} may feel ____. It may be in the tummy.
      H<joinin> {teacher} can name one child who is good at letting people in.
      H<joinin> {helper} can practise the question at home, with a cushion as goal.
      T<joinin> {he} can fetch the ball when it rolls out, and throw it back.
      T<joinin> {he} can ask one child, and not the whole crowd, "Which side needs one?"
      C<joinin> {he} can say, "Can I play? Which side needs one?"
      A<joinin> The ball rolled out, and somebody brought it back. That is one way in. Some days it works, and some days it does not. A game has more gaps in it than it shows from the edge. Tomorrow there is another to look for.
    `,
    '8-10': `
      D<joinin> From outside, {game} at break looks as if everybody in it had been chosen. Hardly anybody was. {Name} may have been waiting for an invitation, and games do not send any. People who study playgrounds have watched how children get in. They seldom begin with a speech. They stand close, find out what is being played, and then do something that fits.
      P<joinin> Groups that are playing are poor at noticing. They look at the ball, and that leaves little for the edge. When one of them is asked, alone, the answer is mostly a shrug and "OK."
      P<joinin> A good many such questions get a no, and popular children hear it as well. What they do is ask again elsewhere.
      Q<joinin> At the edge of the game, {Name} might feel ____. Feet often decide before the head does.
      H<joinin> {teacher} can start a game that needs one more, or ask a kind pupil to say, "Come on."
      H<joinin> {helper} can invite one of them home. ~ With one friend inside a game, the edge is gone.
      T<joinin> {he} can watch for two minutes first and find out the rules. ~ It makes the question easier.
      T<joinin> {he} can ask, "Which side is short of one?" instead of "Can I play?"
      C<joinin> {he} can think, "Stand near, find the gap, ask one."
      A<joinin> By the bell there were ten minutes on the inside, or two, or a no and a second try. All of these are how people get in. The others will remember a face that was there, and on Thursday it is easier to say yes to it. Games have gaps, and they open and close all the time.
    `,
  },
};
