import type { Fields } from '../fields/field.ts';

/** What parents and teachers type about school, lessons and friends; one text a line, spelt as it was meant. */
export const SCHOOL_HEARD: Fields = {
  'first-day-school': `
    settling at nursery is going badly, three weeks in
    starts reception in september and is the youngest
    kinder orientation is on tuesday
    she has never been apart from me and begins playschool
    after the long holiday he refuses to go back
    childminder says she sobs until lunch
    big school, will they be nice, will I find the toilet
    says school is boring and holds on to the bannister
    first week of daycare for my one year old`,
  'new-school': `
    this is her fourth school in five years
    moving up to secondary with none of her mates
    we changed him to a small school and he misses the old one
    year seven, huge building, seven teachers, bus
    joins in the middle of the year
    left because of bullying and now a fresh start elsewhere
    from steiner to state school
    taster day at the high school made her sick
    special school place from january instead of mainstream`,
  'new-teacher': `
    the other keyworker does her nappy now
    misses miss Brown who had a baby
    his one to one left and he doesn't trust the next
    her class gets a man for the first time
    afraid of the strict one in year four
    says his teacher hates him
    two teachers share the class and she wants only one
    new childminder from monday`,
  'substitute-teacher': `
    their usual one is off and a stranger took the class
    supply staff all week, he falls apart
    whenever miss is ill he will not go in
    cover lessons are chaos for him
    different grown up in front of class today, she cried`,
  'moving-class': `
    going up into year two with other children
    split from her best friend next year
    moves to the preschool room with the bigger ones
    classes are being mixed
    repeats the year while friends go up
    from the infants to the juniors across the yard
    after summer a new room and a new peg`,
  homework: `
    two hours over one page of sums
    spelling list makes him weep
    I end up shouting over maths at the kitchen table
    reads his school book only under protest
    essay due tomorrow, not begun
    school work at home is a battlefield
    lockers full of sheets never handed in
    times tables every evening, tears
    won't do any project unless I sit there`,
  tests: `
    mocks next week, can't eat
    phonics screening, he blanks
    eleven plus in september and she cries
    SATs, everybody is nervous, headaches
    grade exam on her violin
    sick before each quiz
    maths test marks read out loud
    driving herself crazy with revision
    scared to fail the entrance exam`,
  'public-speaking': `
    narrator at the christmas concert, threw up
    show and tell is tomorrow, she won't
    has one line in the nativity and can't get it out
    class talk about volcanoes, shaking
    solo in the choir
    won't read aloud
    harvest assembly in front of the parents
    bar mitzvah portion to read
    school play, stage fright
    eyes on me is what he hates, standing at the front`,
  'group-work': `
    pairs up with nobody for the project
    others don't do their bit and she rages
    wants to decide all in group tasks
    four kids and a poster, ended in a fight
    partner work in science, teacher chose, he refuses
    she does it all alone because the others are slow`,
  teamwork: `
    won't pass the ball
    relay, he shouts at the slow ones
    football team, wants all the goals
    can't build one tower together with a friend
    it has to be his idea or he's off
    netball squad squabbles`,
  'reading-is-hard': `
    letters dance on the page
    guesses words from the picture, seven years old
    dyslexia report came back
    still on pink books, friends on chapter books
    b and d the wrong way round
    hates books because everyone else can read them
    thinks she's thick since she can't spell
    tutor for reading twice a week, ashamed`,
  'sitting-still': `
    bottom on the carpet lasts ten seconds
    up and down in class like a yo yo
    ADHD, teacher says he must learn to stay in his seat
    wriggles in church
    falls off chairs, taps, drums, hums in lessons
    can't concentrate for two minutes
    ants in her pants at story time
    always moving, never finishes a sheet`,
  stutter: `
    words get stuck, b b b but
    began to stammer after the summer
    stops talking because it won't come out
    blocks on his own name
    repeats the first bit of each word
    people finish her sentences
    phone calls are torture because of his stammer
    speech is bumpy, he gets red and gives up`,
  'asking-for-help': `
    doesn't tell anyone when he is stuck
    sat for an hour with an empty page rather than put up a hand
    got lost and did not ask
    won't tell the teacher that she needs the toilet
    hurt his knee at break and told nobody
    too shy to say she doesn't understand
    would rather fail than let me help`,
  'being-teased': `
    has a lisp and the kids imitate it
    they call her carrots for her hair
    jokes about his big ears
    laughs when she trips, all of them
    nickname he hates
    boys say he throws like a girl
    sings a mean song about her name
    imitates the way he walks
    they giggle at her lunch
    called shorty, titch, midget`,
  bullying: `
    kicked in the corridor, tells me not to say anything
    older girls wait for her after school
    they take his money and threaten him
    says he wants to die because of what three boys do
    pushed into the bushes every break
    her things are broken and hidden
    afraid of one boy in his class who hurts him
    bruises, torn shirt, won't say who
    the same gang on the bus each day
    someone at school is horrible to my son, every single day`,
  'left-out': `
    one twin got invited to the party and the other not
    the trio has become a duo without her
    nobody picks him for football
    she found out about the sleepover from photos
    they said you can't sit with us
    her friends have a club and she's not in it
    everyone but him was asked
    two girls whisper and run away from her
    plays alone since his friends play a game without him`,
  'making-friends': `
    sits alone at break, all the time
    new in the village and knows nobody of her age
    would love a friend and doesn't know how
    stands beside the others and watches
    talks only to grown ups
    hides behind me when children say hello
    autistic boy, no one comes to his birthday
    loud and wild so that kids avoid him
    he's nine and never had a play date
    asks me to be her friend because she has none
    joins games by knocking them over`,
  'losing-a-game': `
    lost the final and hasn't spoken since
    cheats at cards
    cries if he's second
    throws the board when a six doesn't come
    must win, even brushing teeth is a race
    sulks for hours after a defeat
    we let her win because of the drama
    racket thrown on the court
    chess tournament, lost, in pieces`,
  perfectionism: `
    rubs out till there are holes in the paper
    ninety eight percent and in tears
    won't start because it might be wrong
    scribbles over a whole picture for one blot
    one wrong note at the piano, screams
    writes each letter five times
    gets furious when her tower isn't as in the picture
    afraid of making mistakes so does nothing
    if it's not the best it's rubbish, she says`,
  prejudice: `
    children said her skin is dirty
    they pulled off her scarf
    told he can't play because he is black
    jokes about jews in his class
    asked why she has two mums, laughed
    mocked for his accent and told to go home
    boy made monkey sounds at my son
    her friend isn't allowed to play with a muslim
    people stare at our wheelchair and whisper
    slur on the bus about his eyes
    joke about her brother's disability`,
  'peer-pressure': `
    does whatever the cool kids say
    dared to climb the fence and did
    smoked because others did
    skips class to please his gang
    can't say no to a friend who wants him to do wrong
    shoplifted for a dare
    changed how she talks and dresses to be in with them
    they told him to hit a boy and he obeyed
    vaping in year eight, everybody does it`,
  'online-kindness': `
    someone posted a picture of her with a nasty remark
    left the group chat because of what they wrote
    insulted in a game by kids from school
    she wrote something mean in the class chat
    screenshots passed on
    voice messages that mock him
    comments under her video`,
  'first-phone': `
    everyone in her class has snap and whatsapp and she hasn't
    starting secondary, should have a mobile for the bus
    begs for an iphone
    wants instagram at ten
    rules for her first phone
    he's the only one without a smartphone`,
  puberty: `
    breast buds on one side and she thinks it's cancer
    hair under his arms, smells, refuses deodorant
    first period could come any day
    voice squeaks and he is teased
    spots, moods, tears: eleven going on sixteen
    needs a bra and won't talk about it
    wet dreams, how to tell him
    ashamed to get changed for PE because her body is different now`,
  'body-safety': `
    want to teach her that nobody may touch her private parts
    what to say about secrets and touching
    uncle tickles and doesn't stop
    someone at school pulled his pants down
    how to say no to kisses from relatives
    asked by a boy to show her privates
    what if a stranger asks him to come along
    his body belongs to him, a story on that please`,
  'being-autistic': `
    we want to tell him that he is autistic
    she knows she's autistic and asks what it means
    diagnosed last week, how do we tell her
    autistic, he says his brain is wrong
    overheard us and asked am I autistic
    he's been told he has autism and is upset
    explaining her autism to her
    masking all day and falls apart at home, knows about the diagnosis`,
  'having-adhd': `
    we want to explain his ADHD to him
    she knows she has adhd and feels stupid
    asked me what adhd is because he has got it
    told her about the adhd diagnosis, she cried
    thinks adhd means bad
    says my adhd made me do it`,
};
