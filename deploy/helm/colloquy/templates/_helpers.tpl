{{- define "colloquy.labels" -}}
app.kubernetes.io/name: colloquy
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}

{{- define "colloquy.selector" -}}
app.kubernetes.io/name: colloquy
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "colloquy.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ required "existingSecret: a secret with DATABASE_URL and APP_SECRET" .Values.existingSecret | quote }} }
env:
  - { name: BASE_URL, value: {{ required "baseUrl: the public address" .Values.baseUrl | quote }} }
  - { name: TRUST_PROXY, value: {{ .Values.trustProxy | quote }} }
  - { name: JOBS, value: "off" }
  - { name: WEB_PROCESSES, value: {{ .Values.web.processes | quote }} }
  - { name: MEDIA_DIR, value: /files/media }
  - { name: RECORDINGS_DIR, value: /files/recordings }
  {{- range $name, $value := .Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
  - { name: files, mountPath: /files }
{{- end }}

{{- define "colloquy.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
terminationGracePeriodSeconds: 60
volumes:
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
  - name: files
    persistentVolumeClaim: { claimName: {{ .Release.Name }}-files }
{{- end }}
