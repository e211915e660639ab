import { THE_OTHER_ONE } from './the-other-one.ts';
import { said, type NamedScene } from './scene.ts';

/** A child who teases or winds up a brother or sister until there are tears. */
export const teasedTillItHurts: NamedScene = {
  id: 'teaseskin',
  image: 'a joke with a wire in it, and the second at which the other one stops laughing',
  cue: said(
    String.raw`\b(?:teas(?:es|ing)|wind(?:s|ing)? (?:up )?|taunt(?:s|ing)|goad(?:s|ing)|mock(?:s|ing)|mean to|unkind to|nasty to|horrible to|cruel to|picks on|picking on|torment(?:s|ing)|annoys|annoying|makes fun of) (?:his|her|their) (?:\w+ ){0,2}?(?:brother|sister|sibling|twin|cousin)s?\b`,
    String.raw`\b(?:jealous|baby|favou?rite|hits?|hitting|kicks?|punch\w*|new (?:brother|sister)|disab\w*|autis\w*|(?:brother|sister) (?:teases|winds|is mean|picks)|doll)\b`,
  ),
  decides: true,
  answers: /\b(?:teas\w*|wind\w*|cr(?:y|ies)|mean|nasty|unkind|names?|until|on purpose)\b/i,
  roles: { teasedone: THE_OTHER_ONE },
  titles: { young: 'When Only One Laughs', older: 'When Only One Laughs' },
  text: {
    '6-7': `
      D<teaseskin> A tease can be kind, and then two people laugh. It can be unkind, and then only one laughs. {Name} may know the word that makes {teasedone} cross or sad. It works each time, like a button.
      P<teaseskin> Somebody small has no good word to send back. So it ends with tears.
      P<teaseskin> To tease can mean, "I am bored," or "Look at me." There are better ways to say it.
      Q<teaseskin> Just before that word comes out, {Name} may feel ____. It may be a kind of tickle.
      H<teaseskin> {helper} can ask what was going on before it.
      H<teaseskin> {helper} can find some time for just {him}. ~ That helps more than people think.
      T<teaseskin> {he} can look at the other face. Is it laughing too?
      T<teaseskin> {he} can stop at the first "stop".
      C<teaseskin> {he} can think, "If only one laughs, I stop."
      A<teaseskin> The button is still there, and nobody pressed it. {Name} found another one, and it made both of them laugh. If a mean word slips out, a kind thing can come after it. {teasedone} will try the new joke at supper.
    `,
    '8-10': `
      D<teaseskin> At home, people know exactly how to be kind or unkind to one another. {Name} may have a word, a face or a song that makes {teasedone} explode. It is quick, it is free and it works each time. For a minute it is funny. Then there are tears, whatever it was meant to be.
      P<teaseskin> What is said at home goes in deeper, because a person cannot leave. And {teasedone} would much rather be on the same side.
      P<teaseskin> Teasing often comes when someone is bored, tired or feels left out. That can be said in words. Then somebody can do something about it.
      Q<teaseskin> In the second before it, {Name} might notice ____. It is worth finding out what it is.
      H<teaseskin> {helper} can look for what comes before it, and not only at the crying.
      H<teaseskin> {helper} can agree on one word that ends any joke at once, for the whole family.
      T<teaseskin> {he} can watch the face. The joke is over when only one of two laughs.
      T<teaseskin> {he} can leave the room, or say, "I'm bored, do you want to do something?"
      T<teaseskin> {he} can say sorry for the exact words, and not use them again.
      C<teaseskin> {he} can think, "Funny for two, or not at all."
      A<teaseskin> The button is there, and it will still be there tomorrow. What changes is the hand. There are jokes in which both people fall off the sofa, and they are harder to make. Being kind to somebody at home is seldom noticed. It shows in who comes and knocks at the door.
    `,
    '11+': `
      D<teaseskin> Living with people means knowing how to be kind to them, and where their buttons are. {Name} may be able to set {teasedone} off with a look. It is a small power, and on a bad day any power is welcome. It begins as a joke and ends with somebody in tears, and by then it has not been funny for some time.
      P<teaseskin> A younger one does not hear irony. They hear an opinion about themselves from the person whose opinion counts most, and they keep it.
      P<teaseskin> There is usually something behind it: a rotten day, boredom, the feeling that others get more. That is worth saying to somebody, and it is not {teasedone} who did it.
      Q<teaseskin> Just before the remark, {Name} might notice ____. It is often something brought home from elsewhere.
      H<teaseskin> {helper} can ask about the day before asking about the tears. ~ Both need a turn.
      H<teaseskin> {helper} can set aside an hour that is not shared with anyone younger.
      T<teaseskin> {he} can treat the first "stop" as a stop, without a last word.
      T<teaseskin> {he} can take the mood somewhere else: headphones, a run, a shut door.
      T<teaseskin> {he} can go and put it right in one sentence, before it is forgotten.
      C<teaseskin> {he} can think, "If only one of us is laughing, it's not a joke."
      A<teaseskin> Not pressing a button looks like nothing, and it is a decision each time. It will not be thanked. Over some months it changes who sits beside whom on the sofa. There are few people who will laugh at {his} jokes for the next seventy years, and one of them lives across the landing. A kind word is heard there as well.
    `,
  },
};
