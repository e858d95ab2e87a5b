import { escaped } from './escaped'

/** What a package is called, and what it holds. */
export interface PackageContent {
  /** Letters, digits and hyphens. */
  readonly id: string
  readonly title: string
  /** The page that the learning platform opens. */
  readonly launch: string
  /** All files of the package beside the manifest, the launch page among them. */
  readonly files: readonly string[]
}

/** The manifest of a SCORM 1.2 package with one activity, `imsmanifest.xml`. */
export function manifestText({ id, title, launch, files }: PackageContent): string {
  const listed = files.map((file) => `      <file href="${escaped(file)}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="tansaku-${escaped(id)}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="page">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${escaped(launch)}">
${listed.join('\n')}
    </resource>
  </resources>
</manifest>
`
}
