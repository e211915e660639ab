const LESSONS =
  '(?:lessons?|club|practice|training|piano|violin|guitar|drums|cello|flute|trumpet|recorder|clarinet|saxophone|sax|choir|orchestra|band|football|rugby|netball|hockey|cricket|tennis|swimming|ballet|danc\\w+|gymnastics|karate|judo|taekwondo|drama|scouts|cubs|brownies|guides)';
const STOPPED =
  "(?:g(?:a|i)ve(?:n)? up|stopp\\w+ (?:going|turning up)|quit|dropp\\w+ (?:out of )?|(?:has ?n'?t|hasnt|have ?n'?t|not) been (?:going|to)|skipp\\w+|skiv\\w+|bunk\\w+(?: off)?|miss(?:ed|ing|es))";
const HIDDEN =
  "(?:without (?:telling|saying|letting)|(?:did|does|has)(?: not|n'?t) (?:tell|told|say|let)|never (?:told|said)|hid(?:es|ing|den)?|secret\\w*|behind our backs?|pretend\\w*|l(?:ied|ying) (?:to us )?about|found out)";
/** What is gone to once a week, in the afternoon or the evening. */
const CLUBS =
  '(?:brownies|beavers|cubs|scouts|guides|rainbows|squirrels|(?:\\w+ )?club|youth group|choir|drama|football|rugby|netball|hockey|cricket|tennis|ballet|danc\\w+|gym|gymnastics|karate|judo|taekwondo|swimming|orchestra|band|chess)';
const ALONE =
  '(?:alone|on (?:his|her|their) own|by (?:him|her|them) ?sel(?:f|ves)|by (?:him|her)self|independently|without (?:me|us|an adult|a grown-?up|mum|dad)|solo)';
const ON_THE_WAY =
  '(?:bus(?:es)?|train|tram|tube|metro|walk(?:s|ing)? (?:home|(?:to|from|back from) (?:the |his |her |their )?(?:school|shops?|town|park|nan\\w*|gran\\w*|friend\\w*))|cycl(?:e|es|ing)|get(?:s|ting)? (?:home|to (?:secondary |his |her |their |the )*(?:school|college))|go(?:es|ing)? (?:in)?to (?:town|the shops?))';

/** Scenes of school and of older children, as parents name them, which are told before any situation. */
export const SCHOOL_SCENES = {
  hidden: {
    image: 'an hour of the week that is spent out of sight',
    cue: new RegExp(
      String.raw`\b${STOPPED}\b[^.]{0,24}\b${LESSONS}\b[^]{0,50}\b${HIDDEN}\b|\b${HIDDEN}\b[^.]{0,50}\b${STOPPED}\b[^.]{0,24}\b${LESSONS}\b|\b(?:hid(?:es|ing)|pretend\w*)\b[^.]{0,40}\b(?:instead of|(?:to be |has been |is )?going to)\b[^.]{0,16}\b${LESSONS}\b`,
      'i',
    ),
  },
  boyorgirl: {
    image: 'a question on a playground, and an answer that a person may give or keep',
    cue: /^(?![^]*\b(?:baby|bump|pregnan\w*|due|puppy|kitten|scan)\b)[^]*?\b(?:a )?(?:boy or (?:a )?girl|girl or (?:a )?boy)\b/i,
  },
  follow: {
    image: 'somebody who follows, and a choice of who is near',
    cue: /\b(?:boys?|girls?|child|children|kids?|lads?|someone|somebody|classmate|pupil)\b[^.]{0,30}\b(?:follow(?:s|ed|ing)?|trails?|chas(?:es|ing)) (?:him|her|them) (?:round|around|about|everywhere|all|at (?:break|play ?time|lunch))\b/i,
  },
  fitin: {
    image: 'a class of groups, and a smaller place where no effort is needed',
    cue: /^(?![^]*\b(?:adopt\w*|foster\w*|autis\w*|adhd|asd|dyslex\w*|skin|race|black|brown|asian|muslim|hijab|english|language|country|trans|gay|wheelchair|new school|just moved)\b)[^]*?\b(?:(?:does ?n'?t|doesnt|do not|does not|don'?t|can'?t|never|not) (?:feel (?:like |that |as if )?(?:he |she |they )?(?:\w+ )?)?(?:fits?(?:ting)? in|belongs?)\b|feels? (?:like )?(?:an outsider|the odd one out|different (?:from|to) (?:everyone|everybody|the others|all the others))|no group (?:for|to|at|of))/i,
  },
  oneword: {
    image: 'a big question about a whole day, and one small bit of it',
    cue: /\b(?:(?:one|single)[- ]word answers?|(?:only|just) (?:ever )?(?:says?|grunts?|answers?|replies)\b(?: with)? ?["'“]?(?:fine|nothing|dunno|don'?t know|ok|okay|good|yes or no)?\b(?=[^.]{0,40}\b(?:day|school|nursery|ask\w*)\b)|(?:won'?t|will not|doesn'?t|does not|never|refuses to) (?:tell|talk|say|share|speak)(?:s|ing)?\b(?: to)? ?(?:me|us|anything|a word|a thing|much)?(?: anything| a word| a thing| much)? ?(?:about|of) (?:his|her|their|the) (?:school )?day|says? ["'“]?(?:nothing|fine|i (?:don'?t|can'?t) (?:know|remember))["'”]? (?:when|if|every time|whenever) (?:i|we) ask|(?:won'?t|doesn'?t|never|refuses to) (?:tell|say|tells|talk)\b[^.]{0,20}\bwhat (?:he|she|they) (?:did|does|has done|have done|'?s done|'?ve done) (?:at|in|all day))/i,
  },
  chatting: {
    image: 'a good thing to say, and the minute it has to wait for',
    cue: /^(?![^]*\b(?:(?:won'?t|will not|does ?n'?t|does not|refus\w*|scared|afraid|nervous|shy|mute|never|too quiet|can'?t) (?:\w+ )?(?:talk|speak|chat)\w*|talk(?:s|ing)? over|(?:call|shout|blurt)(?:s|ing)? (?:\w+ ){0,2}out|(?:\w*n['’]?t|not|refus\w+|scared|afraid) (?:to )?(?:want(?:s|ed)? to )?go(?:ing)? (?:back |in )?(?:to )?school))[^]*?\b(?:(?:chat(?:s|ting|ty|ters?|tering)?|talk(?:s|ing|ative)|gossip\w*|whisper\w*)\b(?! to (?:him|her)self)[^.]{0,24}\b(?:in|during|through) (?:class|lessons?|assembly|carpet time|maths|english|phonics|science|registration|form)|(?:told off|in trouble|trouble|moved|detention|sent out|report\w*|warnings?|points?|name on the board)\b[^.]{0,20}\b(?:for|about) (?:talking|chatting|chattering|chat|chatter)|chatterbox (?:in|at) (?:class|school))\b/i,
  },
  knows: {
    image: 'an answer in a head, and a hand on a table',
    cue: /^(?![^]*\b(?:go(?:es|ing)? red|blush\w*|toilets?|loos?|wees?)\b)[^]*?\b(?:(?:does ?n'?t|doesnt|does not|won'?t|wont|will not|never|refuses to|afraid to|scared to|too shy to|not)\b[^.]{0,12}\b(?:put(?:s|ting)? (?:his|her|their) hand up|puts? up (?:his|her|their) hand|rais(?:e|es|ing) (?:his|her|their) hand|answers?(?:ing)? (?:\w+ )?(?:questions )?in (?:class|lessons)|contribut\w+|speak(?:s|ing)? up in (?:class|lessons)|participat\w+|join(?:s|ing)? in (?:with )?(?:class |the )?discussions?)\b[^]{0,60}\b(?:knows?|answers?|class|lessons?|shy|able|bright|clever|teachers?|group work|silent\w*|discussions?)|(?:knows?|answers?)\b[^.]{0,40}\b(?:does ?n'?t|doesnt|won'?t|wont|never)\b[^.]{0,8}\b(?:put(?:s)? (?:his|her|their) hand up|rais\w+ (?:his|her|their) hand)|(?:(?:needs?|has) to|should|could) contribute more|(?:does ?n'?t|doesnt|does not|won'?t|wont|will not|never|refuses to|afraid to|scared to|too shy to) speak(?:s)? up in (?:class|lessons))\b/i,
  },
  changing: {
    image: 'five minutes on a bench, a hook and a corner',
    cue: /^(?![^]*\b(?:ages|slow\w*|buttons?|zips?|laces|nappy|nappies|mat|bras?)\b)[^]*?\b(?:(?<!\b(?:plans?|things?|times?|routines?|days?|anything|something|timetable|sudden(?:ly)?|last minute|a|any|the) )chang(?:ed?|es|ing)\b(?! of\b)[^.]{0,20}\b(?:PE\b|p\.e|p e\b|games|gym|swimming|sports?|in front of|with (?:the )?others?)|changing rooms?|undress\w*\b[^.]{0,20}\b(?:PE\b|swimming|gym|in front of)|\bPE\b[^.]{0,30}\b(?:embarrass\w*|ashamed|self-?conscious|(?:his|her|their) (?:body|legs|tummy|shape))\b)/i,
  },
  failed: {
    image: 'a number about one day, which goes into a drawer',
    cue: /\b(?:failed|flunked|bombed|did(?: not|n'?t) pass|didnt pass)\b(?! to\b)[^.]{0,30}\b(?:tests?|exams?|mocks?|sats|grade|piano|violin|guitar|cello|flute|trumpet|drums?|music|ballet|dance|audition|11 ?\+|eleven plus|11 plus|entrance|paper|assessment|driving|cycling|belt|grading|trial|maths|english|science|french)\b/i,
  },
  kit: {
    image: 'a list at the door, which does not get distracted',
    cue: /^(?![^]*\b(?:until|till) )(?![^]*\blos(?:es|ing|t) everything\b)[^]*?\b(?:forget(?:s|ful|ting)?|forgot(?:ten)?|leav(?:es?|ing)(?! (?:him|her|them|out|behind)\b)|los(?:es|ing))\b[^.]{0,40}\b(?:(?:pe|gym|sports?|swimming|football) (?:kit|bag|stuff|things)|kit\b|homework|planner|lunch ?(?:box|card|money)?|dinner card|books? (?:bag|for school)|book bag|pencil case|water bottle|glasses|trainers|stuff for school|things for school|everything for school)\b/i,
  },
  stopit: {
    image: 'a stop that is said out loud, and a grown-up who hears it',
    cue: /\b(?:boys?|girls?|child|children|kids?|lads?|someone|somebody|classmate|cousin|friend|one of the \w+)\b(?: (?!he\b|she\b|they\b)[a-z']+){0,6} (?:keeps?|kept|always|constantly|won'?t stop|will not stop|is always|is constantly)(?: on)? (?:pull|pok|prodd|tugg|tickl|flick|tapp|pinch|nudg|lick|squeez)ing (?:at )?(?:his|her|their|him|them|[a-z]+'s)\b/i,
  },
  beside: {
    image: 'the hand of a grown-up at playtime, and the game three steps away',
    cue: /\b(?:(?:wants? to|always|only|just|prefers? to|would rather)\b[^.]{0,16}\b(?:be|stay|stand|play|sit|walk|hang)\w* (?:around )?(?:with|near|next to|by|beside|close to) (?:the |his |her |their |a )?(?:(?:class |dinner |lunchtime )?(?:teachers?|ladies|lady|ta|teaching assistant|staff|grown-?ups|adults)|(?:miss|mrs|mr|ms) \w+)(?! (?:says|said))|(?:holds?|holding|clings?|clinging|won'?t let go of|lets? go of|stuck to|attached to|follows?)\b[^.]{0,10}\b(?:(?:the |his |her |their )?(?:teacher|dinner lady|ta|teaching assistant|staff|key ?worker|key person)|(?:miss|mrs|mr|ms) \w+)(?:'s)?(?: (?:hand|leg|side|skirt|coat))?\b[^.]{0,30}\b(?:play ?time|break|lunch\w*|outside|all day|playground|instead))/i,
  },
  pointless: {
    image: 'a question that is asked on a Monday: what is it for?',
    cue: /\b(?:school|lessons?|learning|maths|french|gcses?|homework|revision|exams?)(?: (?:is|are|was)|'s|s)? (?:all |so |completely |totally |just )?(?:pointless|useless|a waste of time|stupid|boring and pointless|no use|for nothing)\b|\b(?:what'?s|whats|what is|no|see(?:s)? (?:no|the|any)) (?:the )?point (?:of|in|to) (?:school|lessons|learning|maths|going|trying|any of it|it)/i,
  },
  onesubject: {
    image: 'one good subject, and somebody who would like a turn',
    cue: /\b(?:(?:only|always|constantly|just|will only|can only|non-?stop|never stops?|won'?t stop|keeps?|goes on and on|on and on)\b[^.]{0,16}\b(?:talk(?:s|ing)?|chat\w*|go(?:es|ing)? on)?\b ?(?:to \w+ )?about (?!(?:it|him|her|them|school|boys|girls|makeup|make-up|death|dying|dead|mum|dad|what|how|when|being)\b)[a-z' ]{3,24}\b[^.]{0,40}\b(?:friends?|others|everyone|people|kids|children|nobody|no one|class|bor\w+|listen\w*|fed up|walk\w* (?:off|away)))/i,
  },
  assembly: {
    image: 'a hall with all the children in it, and one place on the floor',
    cue: /^(?![^]*\b(?:alarms?|drills?)\b)[^]*?\bassembl(?:y|ies)\b(?![^.]{0,20}\b(?:instructions|lego|furniture)\b)/i,
  },
  nofriends: {
    image: 'friends in ten minutes here and ten minutes there',
    cue: /\b(?:says?|said|saying|tells? \w+|told \w+|thinks?|convinced|insists?|claims?)(?: that| to me| to us)? (?:he|she|they)(?: has|'s| have|'ve)?(?: got| not got| has ?n'?t got| does ?n'?t have| don'?t have| hasnt got| doesnt have)? (?:no|any|not any|zero) (?:\w+ )?friends\b|\b(?:says?|said|saying|tells? me|keeps telling me)[ :,"“'‘]*I (?:have|have ?n['’]?t got|do ?n['’]?t have|dont have|['’]ve got|have got)(?: got)? (?:no|any) (?:\w+ )?friends\b/i,
  },
  ownway: {
    image: 'a way that is gone alone, from one stop or corner to the next',
    cue: new RegExp(
      String.raw`^(?![^]*\b(?:(?:moving|going) up|start(?:s|ing)(?: (?:at|in|a|the|his|her|their|new|big|secondary|primary|high|middle))* (?:school|year|college|nursery|reception)|new school)\b)[^]*?(?:\b${ON_THE_WAY}\b[^.]{0,60}\b${ALONE}(?= |$|[.,!?])|\b${ALONE} (?:on (?:the|a) |to )?${ON_THE_WAY}\b|\bnever been on (?:a|one|the) (?:bus|train)?\b[^.]{0,20}\b${ALONE})`,
      'i',
    ),
  },
  wrongname: {
    image: 'a name that is said wrong, and a short note about how it goes',
    cue: /^(?![^]*\b(?:pronouns?|misgender\w*|non-?binary|trans(?:gender)?|deadnam\w*|they\/them)\b)[^]*?\b(?:mispronounc\w+ (?:his|her|their) (?:\w+ )?name|(?:say(?:s|ing)?|said|get(?:s|ting)?|got|pronounc(?:e|es|ing)|spell(?:s|ing)?) (?:his|her|their) (?:\w+ )?name (?:\w+ )?(?:wrong\w*|incorrectly|properly|right)|name (?:is |gets |being |always |constantly )*(?:said wrong|mispronounced|pronounced wrong)|call(?:s|ed|ing)? (?:him|her|them) (?:by )?the wrong name|wrong name)\b/i,
  },
  bigroad: {
    image: 'a big road, the place where it is crossed, and a quiet hour',
    cue: /^(?![^]*\b(?:runs?|running|ran|bolts?|died|killed|knocked|run over|accident|crash\w*|hit by|won'?t hold|refuses to hold|button)\b)[^]*?\b(?:scared|afraid|terrified|frightened|nervous|anxious|worried|petrified|fear|panics?|dreads?|freezes|hates)\b[^.]{0,30}\b(?:(?:main|big|busy|large|wide) (?:road|crossing|junction|street)s?|road crossings?|cross(?:ing)? (?:the |a |any )?(?:\w+ )?(?:roads?|streets?)|traffic)\b/i,
  },
  offclub: {
    image: 'a club that sounds different from before',
    cue: new RegExp(
      String.raw`^(?![^]*\b(?:bull\w+|mean|teas\w*|scared|afraid|nervous|anxious|shy|injur\w*|hurt|laugh\w*|embarrass\w*|cr(?:y|ies|ied|ying)|cling\w*|first|new|start(?:s|ed|ing)?|friend|tell (?:us|me) why|without me|losing)\b)[^]*?\b(?:(?:stopp\w+|stops) wanting to (?:go|do)|(?:does|did|do)(?:n'?t| not) (?:want|feel like|wanna) (?:to )?(?:go(?:ing)?|do(?:ing)?)|no longer wants to (?:go|do)|gone off|going off|won'?t go|refuses to go|lost (?:all )?interest in)\b(?: back)?(?: to)? (?:his |her |their |the )?${CLUBS}\b(?=[^]*\b(?:any ?more|no longer|left|leav\w+|stopp\w+|stops|suddenly|no idea|don'?t know|used to|gone off|interest|moved|retired)\b)`,
      'i',
    ),
  },
  cutlery: {
    image: 'cutlery, an instrument for two hands',
    cue: /\b(?:eat(?:s|ing)? (?:everything |it |all |only |his food |her food |their food |food )*(?:with|using) (?:just |only )?(?:his|her|their) (?:fingers|hands)|eat(?:s|ing)? with (?:fingers|hands)|(?:won'?t|wont|can'?t|cant|cannot|doesn'?t|doesnt|does not|refuses to|struggles (?:to|with)|never|not|learn\w* to|trouble with|hates) (?:\w+ )?(?:us(?:e|es|ing) )?(?:an? |his |her |their |the )?(?:knife and fork|cutlery|knife|fork))\b/i,
  },
} as const;
