import { said, type NamedScene } from '../scene.ts';

/** A service in a church, a mosque or a temple, and a voice that is too big for it. */
export const quietInThere: NamedScene = {
  id: 'service',
  image: 'a high room that makes each sound bigger, and a door with air behind it',
  cue: said(
    String.raw`(?=[^]*\b(?:church|mosque|temple|synagogue|gurdwara|chapel|mass|service|prayers?|sermon|shul|khutbah|jummah)\b)[^]*?\b(?:shout\w*|scream\w*|loud\w*|nois\w*|yell\w*|runs? (?:around|about|up)|running (?:around|about|up)|can'?t (?:sit|be quiet|keep still)|won'?t (?:sit|be quiet|keep still)|does ?n'?t (?:sit|keep quiet)|(?:sit|be|stay|keep) (?:still|quiet|in)|talk(?:s|ing)|plays? up|fidget\w*|disrupt\w*|leave|disturb\w*|sits? through|bored)\b`,
    String.raw`\b(?:funeral|died|wedding|scared|afraid|frightened|bells?|organ|christening|baptism|first (?:holy )?communion|bar mitzvah|bat mitzvah|read(?:s|ing)? (?:a|the|aloud)|customer service|bus service|nativity|school)\b`,
  ),
  decides: true,
  titles: { young: 'A Big Room for a Small Voice', older: 'The Quiet Bit and the Song' },
  roles: {
    holy: {
      fallback: { text: 'the house of prayer' },
      cues: [
        { match: /\b(?:church|chapel|mass)\b/i, phrase: { text: 'church' } },
        { match: /\b(?:mosque|jummah|khutbah)\b/i, phrase: { text: 'the mosque' } },
        { match: /\btemple\b/i, phrase: { text: 'the temple' } },
        { match: /\b(?:synagogue|shul)\b/i, phrase: { text: 'the synagogue' } },
        { match: /\bgurdwara\b/i, phrase: { text: 'the gurdwara' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<service> This room is so big. {Name} may shout in it. The shout gets big too. Then all the heads turn.
      P<service> People sit and think and sing.
      Q<service> In the big room, {Name} may feel ____.
      H<service> {helper} can open the door.
      H<service> {helper} can bring a soft toy.
      T<service> {he} can whisper in an ear.
      T<service> {he} can sing when all sing.
      C<service> {he} can say, "Shh, small voice."
      A<service> Small voice, small feet. Now they all sing. That is a good loud! Then the door opens. Run, feet, run!
    `,
    '4-5': `
      D<service> In {holy}, all sounds get big. {Name} may get loud there, because a long quiet time is hard. Then the shout comes back from the walls. Heads turn round. People had been thinking of something quiet.
      P<service> Most of the people there were children once, on that same floor. They know how long it can be.
      P<service> There are times for loud in there, too. Then everybody sings or says the same words.
      Q<service> When it is quiet for long, {Name} may feel ____.
      H<service> {helper} can find a place near the door. ~ Then going out is easy.
      H<service> {helper} can bring paper and a soft toy.
      T<service> {he} can pull a sleeve. That means, "Out, please."
      T<service> {he} can keep the big voice for the song.
      C<service> {he} can think, "Small voice now, and big voice for the song."
      A<service> The song came, and all the voices were big. Then it got quiet, and paper made a small sound. Some days half of it is enough. Outside there is air, and room for a roar.
    `,
    '6-7': `
      D<service> Some rooms are built so that one voice can be heard by all. In {holy}, a loud sound goes round in the same way. {Name} may find that it is a long time to sit. A body that has had enough tells everybody at once.
      P<service> People come there to think, to pray or to be quiet together. A shout makes them lose their place, as in a book.
      P<service> Many grown-ups had a hard time sitting there, too. One counted the lamps, and one counted the hats.
      Q<service> When it gets long, {Name} may feel ____. It may be in the legs first.
      H<service> {helper} can sit with {him} near a door.
      H<service> {helper} can say how it goes: a song, a talk, a song.
      T<service> {he} can give a sign and go out for five minutes.
      T<service> {he} can count the lamps, or draw what is on a wall.
      C<service> {he} can think, "The quiet bit ends, and then we sing."
      A<service> The last song was the loudest, and every voice was welcome in it. In between there was a door, and five minutes of air. It is fine to stay for a part of it. The lamps were counted, and there were more than last time.
    `,
  },
};
