import { said, type NamedScene } from '../scene.ts';

/** Not the drill but all the days on which it might come: ears that wait, a school that is avoided. */
export const anySecondNow: NamedScene = {
  id: 'anysecond',
  image: 'an alarm that is quiet nearly all the year, and ears that wait for it',
  cue: said(
    String.raw`\b(?:any (?:second|minute|moment|time|day)|all day|every (?:day|morning|night)|each morning|constantly|keeps? (?:asking|checking|looking)|(?:asks?|asking) (?:me |us |the teacher |every\w* )?(?:if|whether|when)|(?:will|might|could|may|going to|gonna) (?:go off|ring|be (?:a|another) (?:drill|alarm))|in case (?:it|the (?:alarm|bell)|there)|waits? for (?:it|the)|waiting for|(?:stares?|looks?) at the (?:alarm|bell|box|ceiling)|(?:won'?t|refus\w+ to|does ?n'?t want to) go (?:back )?(?:to|into) (?:school|nursery|class)|since the (?:last )?(?:drill|alarm))\b`,
    String.raw`\b(?:teddy|toy|bunny|blanket|real fire|was a fire|smoke (?:alarm|detector)|at home|toast|tested|testing)\b`,
  ),
  decides: false,
  answers: /\b(?:any|second|all day|ears|asks?|might|go off|since)\b/i,
  titles: { young: 'Quiet Nearly All the Time', older: 'Quiet Nearly All the Year' },
  text: {
    '4-5': `
      D<anysecond> An alarm sits on a wall and does nothing. It does that nearly all the time. {Name} may listen for it while others play. Ears get tired from so much listening. A drill is short, and it is practice. A grown-up at school knows when it comes.
      P<anysecond> Once ears have had a fright, they stay up like a rabbit's. They want to be ready.
      P<anysecond> The others forget the alarm. That is not brave. They just think of lunch.
      Q<anysecond> When it might come, {Name} may feel ____.
      H<anysecond> A grown-up can say each morning if there is a drill.
      H<anysecond> A grown-up can look at the quiet alarm with {him}.
      T<anysecond> {he} can ask once, and then go and play.
      T<anysecond> {he} can keep ear defenders in a known place.
      C<anysecond> {he} can think, "It is quiet now, and I can ask."
      A<anysecond> All day long the alarm was quiet. The ears could have a rest. Before a drill, a grown-up can say so. Then there is a line, a yard and a way back.
    `,
    '6-7': `
      D<anysecond> A school alarm rings a few times a year. For the rest of the time it is a box on a wall. {Name} may listen for it all day. It is hard to add up or play with ears that wait. After a fright, ears do that to be kind. They do not know that most days have no drill.
      P<anysecond> Somebody in the office has the days of the drills on a list. So somebody can be asked.
      P<anysecond> With hands over ears it is hard to hear a friend. Ear defenders can wait on a hook.
      P<anysecond> The others forget about the alarm between two drills. Their ears had less of a fright.
      Q<anysecond> On a day when it might ring, {Name} may feel ____. It may be in the ears or in the tummy.
      H<anysecond> {helper} can ask the school to say it beforehand.
      H<anysecond> A teacher can answer once, at the door: "Today" or "not today".
      T<anysecond> {he} can ask once in the morning, and then put the question away.
      T<anysecond> {he} can look at the box on a quiet day, from far off.
      C<anysecond> {he} can think, "The box is quiet, and I can ask."
      A<anysecond> The last bell of the day was the one for home. The alarm said nothing, as on most days. Before a drill, a grown-up can say so. Until then ears may be down, like a rabbit's in the grass.
    `,
    '8-10': `
      D<anysecond> If a school has six drills a year, the alarm is quiet for all the rest of it. {Name} may spend a good many of those hours listening. That is how a brain works after a fright. It turns up the volume so as not to be caught again, and it does not look at a calendar. The dates, however, are in one, in the office.
      P<anysecond> Most schools will tell somebody beforehand, if they know why. It stays a surprise for those who like surprises.
      P<anysecond> Waiting for a noise uses up attention like a game running in the background. It may look like dreaming or like not listening.
      Q<anysecond> Between two drills, {Name} might notice ____. Waiting for a noise can be louder than the noise.
      H<anysecond> {helper} can arrange with the school that {Name} hears of it in advance.
      H<anysecond> {helper} can answer the question once a day, kindly, and not ten times. ~ Each answer wears off, and the first one is as true as the tenth.
      T<anysecond> {he} can ask at the door in the morning and write down the answer.
      T<anysecond> {he} can keep ear defenders in the tray. ~ Ready is enough. They need not be on.
      C<anysecond> {he} can think, "Not on the list today. Ears down."
      A<anysecond> By home time the alarm had been quiet for the whole day, and nobody noticed but one. On the day of a drill there can be a word beforehand. Then comes a line, a yard and a list. The days in between are just days. There are a great many of those.
    `,
  },
};
