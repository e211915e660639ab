import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** What all the others play. */
const THEIR_GAME: Role = {
  fallback: { text: 'the same game' },
  cues: [
    { match: /\bfootball\b|\bsoccer\b/i, phrase: { text: 'football' } },
    { match: /\btag\b|\bit\b(?= at (?:break|play))/i, phrase: { text: 'tag' } },
    { match: /\bpokemon\b/i, phrase: { text: 'a game with cards' } },
    { match: /\bfortnite\b|\broblox\b|\bminecraft\b/i, phrase: { text: 'a game from a screen' } },
    { match: /\bbasketball\b/i, phrase: { text: 'basketball' } },
  ],
};

/** Everybody plays one game at break, and it is not for this child. */
export const nothingButFootball: NamedScene = {
  id: 'othergame',
  image: 'one game that takes up the whole playground, and the edge where other things begin',
  cue: said(
    String.raw`\b(?:only|just|all|always|everyone|everybody) (?:(?:his|her|their) (?:friends|mates) )?(?:ever )?(?:(?:want(?:s)?|do(?:es)?)(?: to)? )?(?:(?:is )?plays?|talks? about|do)\b[^.!?]{0,30}\b(?:football|soccer|tag|pokemon|fortnite|roblox|minecraft|basketball|rough)\b[^]*\b(?:does ?n['’]?t|do ?n['’]?t|hates?|not|is ?n['’]?t) (?:like|into|enjoy|play|good|want|interested|it)|^[^]*\ball (?:his|her|their) (?:friends|mates) (?:want|do)`,
  ),
  decides: true,
  titles: { young: 'At the Edge of the Ball', older: 'The Rest of the Playground' },
  roles: { theirgame: THEIR_GAME, teacher: TEACHER },
  text: {
    '6-7': `
      D<othergame> At break nearly everybody plays {theirgame}. {Name} does not like it much. So break can be long, with nobody to join. Not liking a game is no fault. It only means looking a bit longer for the right one.
      P<othergame> Those who play look at the ball. They do not notice who is at the edge. It is not meant to leave anybody out.
      P<othergame> At the edge there may be others who do not like it. Each thinks that there is nobody else.
      Q<othergame> When everyone runs off to play, {Name} may feel ____.
      H<othergame> {teacher} can put out chalk, ropes or a box of bricks.
      H<othergame> {helper} can ask one of the class over, to do another thing.
      T<othergame> {he} can begin something where others can see it. ~ Somebody often comes to look.
      T<othergame,topic> {he} can bring a bit of {topic} to break. ~ Somebody often comes to look.
      T<othergame> {he} can ask one child, "Do you want to play something else?"
      C<othergame> {he} can think, "I do not like that game. I like others."
      A<othergame> The ball goes to and fro. By the wall there are two children now, with their own game. It has no name yet, and it has good rules. {Name} can join the big game or leave it. Both are fine.
    `,
    '8-10': `
      D<othergame> On some playgrounds there is one game, and it takes up all the space. {Name} may know one where it is {theirgame}. Whoever does not care for it is left with the edge and the wall, and twenty minutes to fill. It can look as if there were something wrong with the person at the edge. There is not. The playground has a gap in it, and somebody noticed.
      P<othergame> Those in the game seldom leave anyone out on purpose. They do what they did yesterday, and it did not need any thought.
      P<othergame> In most classes there are three or four who would rather do something else. They stand in different corners, and each believes that there is nobody but them.
      Q<othergame> When the game starts without {Name}, there might be a feeling of ____.
      H<othergame> {teacher} can open a room, a club or a box of things for people who do not play. ~ Nobody does until somebody asks.
      H<othergame> {helper} can ask one of those three or four home for an afternoon.
      T<othergame> {he} can start something visible in a corner, and leave room for a second person.
      T<othergame,topic> {he} can take {topic} out to the wall. ~ A thing on a lap is a kind of invitation.
      T<othergame> {he} can ask somebody at the edge, "Are you bored of that too?"
      C<othergame> {he} can think, "One game is not the whole playground."
      A<othergame> The game goes on in the middle, and nobody minds it. By the wall there are two people, and on some days three, with something that has no name yet. Being left out was partly a matter of not having looked behind the bins. {Name} can join the others now and then, or leave them to it.
    `,
  },
};
