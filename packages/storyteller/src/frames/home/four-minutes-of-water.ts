import { said, type NamedScene } from '../scene.ts';

const WASHES = String.raw`(?:(?:have |take )?(?:a )?(?:shower(?:s|ing)?|baths?)|wash(?:es|ing)?(?! (?:up|his hands|her hands|their hands|hands))|chang(?:e|es|ing) (?:his|her|their) (?:pants|underwear|boxers|knickers|clothes|socks|shirt)|clean (?:pants|underwear|clothes))`;

/** An older child who puts off washing, and has begun to smell. */
export const fourMinutesOfWater: NamedScene = {
  id: 'fourminutes',
  image: 'four minutes of water, and a nose that does not report its owner',
  cue: said(
    String.raw`(?=[^]*\b(?:smell\w*|stink\w*|pongs?|b\.?o\.?|hygiene|kids|others|classmates|dirty|days|weeks?|greasy|notic\w+)\b)[^]*\b(?:won['’]?t|wont|will not|refus\w+|does ?n['’]?t|does not|never|hates|avoids?|put(?:s|ting) off|forgets?|battle|fight|nag\w*|says (?:he|she|they) (?:has|have|already))\b[^.!?]{0,24}\b${WASHES}`,
    String.raw`\b(?:scared|afraid|frightened|deod[oe]r[ae]nt|anti-?perspirant|period|eyes|noise|loud|hurts?|sting\w*|sensory|autis\w*|hands|swimming|pool|depress\w*|sad|bull\w*)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:smell(?:s|y)|stinks?|pongs|b\.?o\.?)\b)(?![^]*\b(?:scared|afraid|deod[oe]r[ae]nt|period|sensory|autis\w*|depress\w*|sad)\b)[^]*?\b(?:won['’]?t|wont|will not|refus\w+(?: to)?|does ?n['’]?t|never|avoids?) (?:have a |take a |want to )?(?:shower|bath|wash(?! (?:up|his hands|her hands|hands)))/i,
  answers: /\b(?:smells?|kids|others|notic\w+|forg[eo]t\w*)\b/i,
  titles: { older: 'Four Minutes of Water' },
  text: {
    '8-10': `
      D<fourminutes> A shower or a bath can be put off for days, and nothing seems to happen. That is because a nose stops reporting what is there all the time, its owner's smell included. {Name} may honestly not notice. Other noses do. Bacteria on the skin and in yesterday's pants turn sweat into smell within a day. Four minutes of water and clean clothes put an end to it.
      P<fourminutes> Whoever mentions it has mostly wondered for days how to say it kindly. It is about a smell, which can be washed off, and not about a person.
      P<fourminutes> If others make jokes about it, an adult can put a stop to that. Being teased is not the price of a missed shower.
      Q<fourminutes> When somebody says "shower", {Name} might feel ____.
      H<fourminutes> {helper} can put out a towel and clean pants, and say it once, in private.
      H<fourminutes> {helper} can ask what is annoying about it: the water, the cold or the interruption. ~ Most of that can be changed.
      T<fourminutes> {he} can shower straight after something that happens anyway, such as tea. ~ Then there is nothing to decide.
      T<fourminutes> {he} can begin with the three places that matter most: armpits, feet and bottom.
      C<fourminutes> {he} can think, "Four minutes, clean pants, done."
      A<fourminutes> The mirror was fogged up, and behind the fog stood somebody who smelled of soap. It had taken four minutes and most of a song. Skin goes on being busy, so the water comes round again. After a while nobody needs to mention it.
    `,
    '11+': `
      D<fourminutes> The awkward thing about body smell is that its owner is the last to hear of it. A nose reports what is new and drops what is there all day, so {Name} can skip showers in good faith. Everyone else has a fresh nose. From about this age sweat changes, and bacteria on the skin and in worn clothes turn it into smell within a day. It says nothing about a person. Four minutes of water and clean clothes deal with all of it.
      P<fourminutes> Adults who bring it up are usually embarrassed themselves, which makes them sound either cross or strangely cheerful. They are trying to get in before somebody at school does.
      P<fourminutes> Remarks from others are a different matter. Jokes that go on for days are unkind, and a teacher can be told about them.
      Q<fourminutes> When the word "shower" comes up again, {Name} might feel ____.
      H<fourminutes> {helper} can keep soap, towels and clean clothes in stock, and say it once, in private. ~ After that a full shelf does the talking.
      H<fourminutes> {helper} can ask what is in the way. ~ A cold room, a hard jet or a bad hour can be changed.
      T<fourminutes> {he} can tie a shower to something fixed, such as coming in from school. ~ A habit needs no decision.
      T<fourminutes> {he} can settle for the short version on busy days: armpits, feet, clean pants and a clean shirt.
      C<fourminutes> {he} can think, "Four minutes, and the subject is closed."
      A<fourminutes> It took four minutes, a song and a half, and no conversation. The clothes from yesterday went into the basket, where they could discuss it among themselves. Skin will be busy again tomorrow, as everyone's is. A shower does not make anybody a different person, and it does move the talk on to other things.
    `,
  },
};
