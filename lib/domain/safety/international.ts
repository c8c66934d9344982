/** Words for suicide and rape that stand in other languages than the seven: no probing where one occurs. */
export const INTERNATIONAL_CUES =
  /su[iy][cz]id|sinucid|samobój|samobojstv|samoubistv|самоуб|самогуб|sebevražd|samovražd|öngyilk|itsemurh|självmord|selvmord|sjálfsvíg|intihar|enesetap|pašnāv|savižud|αυτοκτον|התאבד|انتحار|خودکشی|आत्महत्या|আত্মহত্যা|தற்கொலை|ฆ่าตัวตาย|tự tử|tự sát|bunuh diri|magpakamatay|kujiua|自杀|自殺|死にたい|想死|자살|죽고 싶/iu;
